import { describe, expect, it } from "vitest";
import { type Calculation, parseCalculation, writeCalculation } from "@/lib/features/pricing/calculator-link";

const base: Calculation = {
  workload: { pages: 500_000, pageKb: 220, blockedShare: 0.2, rendering: false, ratePerHour: 30 },
  chosen: { GB: "RP", IP: "DCP", result: "WEB_API" },
};
const choices = {
  GB: [{ code: "RP" }, { code: "MP" }],
  IP: [{ code: "DCP" }, { code: "ISP" }],
  result: [{ code: "WEB_API" }, { code: "SERP_API" }],
} as const;
const parse = (query: string) => parseCalculation(new URLSearchParams(query), base, choices);

describe("the link to a calculation", () => {
  it("is parsed to the same calculation", () => {
    const changed: Calculation = {
      workload: { pages: 1_000_000, pageKb: 90, blockedShare: 0.35, rendering: true, ratePerHour: 4 },
      chosen: { GB: "MP", IP: "ISP", result: "SERP_API" },
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
    const { workload } = parse("pages=999999999&kb=1&blocked=99&rate=0");
    expect(workload).toMatchObject({ pages: 10_000_000, pageKb: 10, blockedShare: 0.7, ratePerHour: 1 });
  });

  it("uses defaults for invalid values", () => {
    expect(parse("pages=-5&kb=abc&blocked=1e9&rate=9999999999&gb=DCP&ip=<b>&result=RP")).toEqual(base);
  });
});
