// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Calculator, describeJob } from "@/components/pricing/calculator";
import { buildCalculatorData } from "@/components/pricing/calculator-data";
import { ReplayEarlyInput } from "@/components/ui/replay-early-input";
import { formatPlan } from "@/lib/base/form-subject";
import { fieldLimits } from "@/lib/features/leads/lead/fields";
import { figures } from "@/tests/fixtures/figures";

const data = buildCalculatorData(figures.pricing, figures.network);
const costs = () =>
  [...document.querySelectorAll("[data-channel-cost]")].map((element) => element.textContent ?? "");
const salesLink = () => screen.getByRole("link", { name: "Send this to sales" });

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/pricing/calculator");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the calculator", () => {
  it("shows the cost of 1,000 pages per billing unit, and the lowest", () => {
    render(<Calculator data={data} />);
    expect(costs()).toEqual(["$0.81", "$0.095", "$0.45"]);
    const lowest = screen.getByText("Cheapest for this job").parentElement ?? document.body;
    expect(within(lowest).getByText("Per IP")).toBeDefined();
    expect(salesLink().dataset.product).toBe("DCP");
  });

  it("updates with the workload, and keeps the URL in sync", () => {
    render(<Calculator data={data} />);
    fireEvent.click(screen.getByRole("checkbox", { name: /need a browser/ }));
    expect(costs()[0]).not.toBe("$0.81");
    expect(costs()[2]).toBe("$0.45");
    expect(location.search).toBe("");
    vi.advanceTimersByTime(400);
    expect(location.search).toBe("?browser=1");
  });

  it("starts from a shared link", () => {
    history.replaceState(null, "", "/pricing/calculator?pages=100000&gb=MP");
    render(<Calculator data={data} />);
    expect(screen.getByText(/^100,000 good pages/)).toBeDefined();
    const choice = screen.getByRole("combobox", { name: "Product per GB" });
    expect(choice instanceof HTMLSelectElement && choice.value).toBe("MP");
    vi.advanceTimersByTime(400);
    expect(location.search).toBe("?pages=100000&gb=MP");
  });

  it("confirms each copy of the link for two seconds", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
    render(<Calculator data={data} />);
    const copyAfter = (ms: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
        fireEvent.click(screen.getByRole("button", { name: /Copy link|Link copied/ }));
      });
    await copyAfter(0);
    await copyAfter(1_800);
    await act(() => vi.advanceTimersByTimeAsync(1_800));
    expect(screen.getByText("Link copied")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText("Link copied")).toBeNull();
  });

  it("keeps a shared link's values if a field was changed before hydration", async () => {
    history.replaceState(null, "", "/pricing/calculator?pages=100000");
    const page = (
      <main>
        <Calculator data={data} />
        <ReplayEarlyInput />
      </main>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    screen.getByRole<HTMLInputElement>("checkbox", { name: /need a browser/ }).checked = true;
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Product per IP" });
    choice.value = "ISP";
    await act(async () => render(page, { container, hydrate: true }));
    expect(screen.getByText(/^100,000 good pages/)).toBeDefined();
    expect(choice.value).toBe("ISP");
    vi.advanceTimersByTime(400);
    expect(location.search).toBe("?pages=100000&browser=1&ip=ISP");
  });

  it("prices another product when one is chosen", () => {
    render(<Calculator data={data} />);
    fireEvent.change(screen.getByRole("combobox", { name: "Product per result" }), {
      target: { value: "WEB_UNBLOCKER" },
    });
    expect(costs()[2]).toBe("$1.12");
  });

  it("passes the workload to sales within the length limit", () => {
    render(<Calculator data={data} />);
    expect(salesLink().dataset.pricingPlan).toBe("Calculator: 500,000 pages, 220 KB, 20% blocked");
    const largest = { pages: 10_000_000, pageKb: 3_000, blockedPercent: 70, rendering: true };
    const longest = describeJob({ ...data.base, ...largest });
    expect(longest.length).toBeLessThanOrEqual(fieldLimits.plan);
    // The forms show it as it is.
    expect(formatPlan(longest)).toBe(longest);
  });
});
