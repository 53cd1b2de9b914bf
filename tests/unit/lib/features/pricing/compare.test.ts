import { describe, expect, it } from "vitest";
import { listComparisonRows } from "@/lib/features/pricing/compare";
import { figures } from "@/tests/fixtures/figures";

const row = (label: string, rows: ReturnType<typeof listComparisonRows>) =>
  rows.find((candidate) => candidate.label === label);

describe("comparison rows", () => {
  it("have prices and rates of each product in the given order", () => {
    const rows = listComparisonRows(["RP", "MP"], figures);
    expect(row("Price at the largest volume", rows)?.cells).toEqual(["$2.50", "$3.75"]);
    expect(row("Success rate", rows)?.cells).toEqual(["99.2%", "99.4%"]);
    expect(row("City targeting", rows)?.cells).toEqual([true, false]);
  });

  it("have no value for a dataset where requests are targeted", () => {
    const network = structuredClone(figures.network);
    network.products.RP.targeting.push("zip", "carrier");
    const rows = listComparisonRows(["RP", "DS"], { ...figures, network });
    expect(row("ZIP code targeting", rows)?.cells).toEqual([true, null]);
    expect(row("Carrier targeting", rows)?.cells).toEqual([true, null]);
  });

  it("leave out prices while unavailable, and keep the rest", () => {
    const rows = listComparisonRows(["RP", "MP"], { ...figures, pricing: null });
    expect(rows.flatMap(({ cells }) => cells).join()).not.toMatch(/\$|NaN|undefined/);
    expect(row("Price at the smallest volume", rows)).toBeUndefined();
    expect(row("Success rate", rows)?.cells).toEqual(["99.2%", "99.4%"]);
  });
});
