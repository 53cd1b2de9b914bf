import { describe, expect, it } from "vitest";
import { buildReport } from "@/lib/analytics/report/build";
import { formatReport } from "@/lib/analytics/report/format";

const visit = (session: string, more: object = {}) => ({
  session,
  at: 1,
  source: null,
  campaign: null,
  experiment: null,
  variation: null,
  started: 0,
  submitted: 0,
  ...more,
});

const report = buildReport({
  pageViews: 9,
  visits: [
    visit("1", { campaign: "c", source: "news", started: 1, submitted: 1, experiment: "e", variation: "B" }),
    visit("2", { campaign: "c", source: "news", experiment: "e", variation: "control" }),
    visit("3"),
  ],
  forms: [
    { form: "inquiry", name: "form_started", count: 4 },
    { form: "inquiry", name: "form_submitted", count: 1 },
  ],
  vitals: [
    { page_type: "home", name: "LCP", value: 1000 },
    { page_type: "home", name: "LCP", value: 5000 },
    { page_type: "home", name: "CLS", value: 0.01 },
  ],
});

describe("buildReport", () => {
  it("counts visits and conversions by source, campaign and variant", () => {
    expect(report.sources).toEqual([
      { name: "news", visits: 2, started: 1, converted: 1 },
      { name: "(direct)", visits: 1, started: 0, converted: 0 },
    ]);
    expect(report.campaigns).toEqual([{ name: "c", visits: 2, started: 1, converted: 1 }]);
    expect(report.variants.map(({ name, converted }) => [name, converted])).toEqual([
      ["e B", 1],
      ["e control", 0],
    ]);
    expect(report.forms).toEqual([{ form: "inquiry", started: 4, submitted: 1 }]);
  });

  it("rates the p75 of each vital by page type", () => {
    expect(report.vitals).toEqual([
      { pageType: "home", name: "LCP", count: 2, p75: 5000, rating: "poor" },
      { pageType: "home", name: "CLS", count: 1, p75: 0.01, rating: "good" },
    ]);
  });
});

describe("formatReport", () => {
  it("prints shares and units, and no control characters of an address", () => {
    const text = formatReport(
      { ...report, sources: [{ name: "a\u001b[2J", visits: 1, started: 0, converted: 0 }] },
      30,
    );
    expect(text).toContain("50.0%");
    expect(text).toMatch(/home LCP\s+5000 ms\s+2\s+poor/);
    expect(text).toMatch(/home CLS\s+0\.010/);
    expect(text).not.toContain("\u001b");
  });
});
