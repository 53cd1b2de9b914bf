import { describe, expect, it } from "vitest";
import { buildCalculatorData } from "@/components/pricing/calculator-data";
import type { Calculation } from "@/lib/features/pricing/calculator";
import { parseCalculation, writeCalculation } from "@/lib/features/pricing/calculator-link";
import { figures } from "@/tests/fixtures/figures";

const data = buildCalculatorData(figures.pricing, figures.network);
const { base } = data;
const parse = (query: string) => parseCalculation(new URLSearchParams(query), data);

describe("the link to a calculation", () => {
  it("keeps other parameters, leaves out defaults, and is parsed to the same calculation", () => {
    const changed: Calculation = {
      pages: 1_000_000,
      pageKb: 90,
      blockedPercent: 35,
      rendering: true,
      ratePerHour: 4,
      GB: "MP",
      IP: "ISP",
      result: "SERP_API",
    };
    const query = new URLSearchParams("utm_source=x");
    writeCalculation(query, changed, base);
    expect(String(query)).toBe(
      "utm_source=x&pages=1000000&kb=90&blocked=35&browser=1&rate=4&gb=MP&ip=ISP&result=SERP_API",
    );
    expect(parse(String(query))).toEqual(changed);
    writeCalculation(query, base, base);
    expect(String(query)).toBe("utm_source=x");
  });

  it("clamps numbers that are out of range", () => {
    const limits = { pages: 10_000_000, pageKb: 10, blockedPercent: 70, ratePerHour: 1 };
    expect(parse("pages=999999999&kb=1&blocked=99&rate=0")).toEqual({ ...base, ...limits });
  });

  it("uses defaults for invalid values", () => {
    expect(parse("pages=-5&kb=abc&blocked=1e9&rate=9999999999&gb=DCP&ip=<b>&result=RP")).toEqual(base);
  });
});
