// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PricingPage } from "@/components/pricing/pricing-page";
import { ProductPlans } from "@/components/pricing/product-plans";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { pricedProducts } from "@/lib/base/products";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import { figures } from "@/tests/fixtures/figures";

const { pricing } = figures;
const plan = (name: string) => screen.getByRole("heading", { name }).closest("li")?.textContent ?? "";
const slider = () => screen.getByRole("slider", { name: "Traffic per month" });
const volumeText = () => slider().getAttribute("aria-valuetext");
const chooseYearly = () => fireEvent.click(screen.getByRole("radio", { name: /yearly/i }));

describe("a product's plans", () => {
  it("change with the billing period, except for one-time plans", () => {
    render(<ProductPlans code="RP" pricing={pricing} />);
    expect(plan("Team")).toContain("$785 per month");
    const pack = plan("One-time pack");
    chooseYearly();
    expect(plan("Team")).toContain("$706.50 per month, $8,478 for the year");
    expect(plan("Team")).toContain("$2.83 per GB");
    expect(screen.getByText(/^250 × \$3\.14, less 10%; \$8,478 for the year/)).toBeDefined();
    expect(plan("One-time pack")).toBe(pack);
  });

  it.each(pricedProducts)("have the prices of the endpoint: %s", (code) => {
    const product = pricing.products[code];
    render(<ProductPlans code={code} pricing={pricing} />);
    for (const { name, volume, billing } of product.plans) {
      const shown = plan(name).match(/\$[\d.,]*\d/g);
      const prices = [formatUnitPrice(unitPriceAt(product, volume)), formatMoney(totalAt(product, volume))];
      expect(shown, name).toEqual(prices);
      expect(plan(name).includes("per month"), name).toBe(billing !== "once");
    }
  });

  it("have a slider that keys move to the next round volume and to the ends, and that keeps its volume", async () => {
    render(<ProductPlans code="RP" pricing={pricing} />);
    expect(volumeText()).toBe("250 GB, $3.14 per GB, $785 per month");
    const user = userEvent.setup();
    slider().focus();
    await user.keyboard("{ArrowRight}");
    expect(volumeText()).toMatch(/^300 GB, /);
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(volumeText()).toMatch(/^200 GB, /);
    await user.keyboard("{Home}{ArrowLeft}");
    expect(volumeText()).toBe("5 GB, $6.00 per GB, $30 once");
    await user.keyboard("{End}");
    chooseYearly();
    expect(volumeText()).toBe("1,000 GB, $2.25 per GB, $2,250 per month");
    // A dragged position snaps to the nearest round volume. The axis is logarithmic: 50 GB is at 434.6 of 1,000.
    fireEvent.change(slider(), { target: { value: "437" } });
    expect(volumeText()).toMatch(/^50 GB, /);
  });

  it("mark the largest one that is not above the slider's volume, which is not called the visitor's at first", () => {
    const html = renderToStaticMarkup(<ProductPlans code="RP" pricing={pricing} />);
    expect(html).toContain("data-selected");
    expect(html).not.toContain("Your volume");
    const { container } = render(<ProductPlans code="RP" pricing={pricing} />);
    const markedPlan = () => container.querySelector("[data-selected] h3")?.textContent;
    expect(markedPlan()).toBe("Team");
    fireEvent.change(slider(), { target: { value: "0" } });
    expect(screen.getByText("Your volume")).toBeDefined();
    expect(markedPlan()).toBe("One-time pack");
    fireEvent.change(slider(), { target: { value: "1000" } });
    expect(markedPlan()).toBe("Volume");
  });
});

describe("the page of all prices", () => {
  it("shows what a budget buys, and updates with the slider", () => {
    render(<PricingPage facts={figures} />);
    const purchases = (group: RegExp) => screen.getByRole("list", { name: group }).textContent;
    expect(purchases(/^Per GB: what \$500 /)).toContain("Residential 145 GB at $3.44");
    const slider = screen.getByRole("slider", { name: "Your budget" });
    fireEvent.change(slider, { target: { value: slider.getAttribute("max") } });
    expect(slider.getAttribute("aria-valuetext")).toBe("$5,000 per month");
    expect(purchases(/^Per GB: what \$5,000 /)).toContain("Residential 2,000 GB at $2.50");
    fireEvent.change(slider, { target: { value: "0" } });
    expect(purchases(/^Per IP/)).toContain("Dedicated datacenter starts at $24");
  });
});
