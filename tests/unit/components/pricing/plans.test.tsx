// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PriceCharts } from "@/components/pricing/price-charts";
import { ProductPlans } from "@/components/pricing/product-plans";
import { getPricing } from "@/lib/content/endpoints/read";

const pricing = await getPricing();
const plan = (name: string) => screen.getByRole("heading", { name }).closest("li")?.textContent ?? "";

describe("a product's plans", () => {
  it("change with the billing period, except for one-time plans", () => {
    render(<ProductPlans code="RP" pricing={pricing} />);
    expect(plan("Team")).toContain("$785 per month");
    const pack = plan("One-time pack");
    fireEvent.click(screen.getByRole("radio", { name: /yearly/i }));
    expect(plan("Team")).toContain("$706.50 per month, $8,478 for the year");
    expect(plan("Team")).toContain("$2.83 per GB");
    expect(screen.getByText(/^250 × \$3\.14, less 10%; \$8,478 for the year/)).toBeDefined();
    expect(plan("One-time pack")).toBe(pack);
  });

  it("keep the volume when the billing period changes", () => {
    render(<ProductPlans code="RP" pricing={pricing} />);
    const slider = screen.getByRole("slider", { name: "Traffic per month" });
    fireEvent.keyDown(slider, { key: "End" });
    fireEvent.click(screen.getByRole("radio", { name: /yearly/i }));
    expect(slider.getAttribute("aria-valuetext")).toBe("1,000 GB, $2.25 per GB, $2,250 per month");
  });
});

describe("the chart of all prices", () => {
  it("shows what a budget buys, and updates with the slider", () => {
    render(<PriceCharts pricing={pricing} />);
    const labels = (chart: RegExp) => screen.getByRole("list", { name: chart }).textContent;
    expect(labels(/^Per GB/)).toContain("Residential 145 GB");
    const slider = screen.getByRole("slider", { name: "Your budget" });
    fireEvent.change(slider, { target: { value: slider.getAttribute("max") } });
    expect(slider.getAttribute("aria-valuetext")).toBe("$5,000 per month");
    expect(labels(/^Per GB/)).toContain("Residential 2,000 GB");
    fireEvent.change(slider, { target: { value: "0" } });
    expect(labels(/^Per IP/)).toContain("Dedicated datacenter starts at $24");
  });

  it("shows one billing unit at a time", () => {
    render(<PriceCharts pricing={pricing} />);
    const chart = (unit: string) =>
      screen.getByRole("heading", { name: `Priced per ${unit}` }).closest("section");
    expect(chart("IP")?.className).toContain("hidden");
    fireEvent.click(screen.getByRole("radio", { name: "Per IP" }));
    expect(chart("IP")?.className).toBe("");
    expect(chart("GB")?.className).toContain("hidden");
  });
});
