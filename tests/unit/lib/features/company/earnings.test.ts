import { describe, expect, it } from "vitest";
import { earningsOf } from "@/lib/features/company/earnings";

const terms = { commission: 0.2, months: 12 };

describe("affiliate earnings", () => {
  it("include the commission from the first month and add a layer per month", () => {
    const { months } = earningsOf({ customers: 2, spend: 100 }, terms);
    expect(months[0]).toBeCloseTo(40);
    expect(months[1]).toBeCloseTo(80);
    expect(months[2]).toBeCloseTo(120);
  });

  it("count a customer's payments for the months in the terms", () => {
    const { months } = earningsOf({ customers: 1, spend: 100 }, { ...terms, months: 1 });
    expect(months).toEqual(Array.from({ length: 12 }, () => 20));
  });

  it("sum the layers per month and the months per year", () => {
    const { layers, months, total } = earningsOf({ customers: 3, spend: 50 }, terms);
    expect(layers).toHaveLength(12);
    expect(layers.reduce((sum, layer) => sum + (layer[11] ?? 0), 0)).toBeCloseTo(months[11] ?? 0);
    expect(months.reduce((sum, month) => sum + month, 0)).toBeCloseTo(total);
  });
});
