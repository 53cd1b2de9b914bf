import { describe, expect, it } from "vitest";
import { buildReport, type ReportData } from "@/lib/features/analytics/report/build";
import { formatFigures } from "@/lib/features/analytics/report/figures";
import { formatReport } from "@/lib/features/analytics/report/format";
import type { Visit, VisitCampaign } from "@/lib/features/analytics/store/types";

const visit = (session: string, more: Partial<Visit> = {}): Visit => ({
  session,
  country: null,
  device: null,
  started: 0,
  submitted: 0,
  ...more,
});
const saw = (session: string, experiment: string, variation: string) => ({ session, experiment, variation });

const cameFrom = (session: string, more: Partial<VisitCampaign>): VisitCampaign => ({
  session,
  source: null,
  medium: null,
  campaign: null,
  content: null,
  ...more,
});

const noData: ReportData = {
  pageViews: 0,
  visits: [],
  campaigns: [],
  exposures: [],
  pages: [],
  forms: [],
  surveyEvents: [],
  vitals: [],
};
const surveyEvent = (name: string, at: string, more: object) => ({
  name,
  at: Date.parse(at),
  properties: JSON.stringify({ $survey_id: "clarity", ...more }),
});
const survey = {
  id: "clarity",
  name: "Clarity",
  questions: [
    { id: "clear", type: "rating", question: "How clear?" },
    { id: "missing", type: "open", question: "What is missing?" },
    { id: "status", type: "link", question: "See the status page" },
  ],
};

const report = buildReport(
  {
    pageViews: 9,
    visits: [
      visit("1", { started: 1, submitted: 1, country: "NL" }),
      visit("2", { device: "Mobile" }),
      visit("3"),
    ],
    campaigns: [
      cameFrom("1", { campaign: "c", source: "news", medium: "email" }),
      // The same visit, from another link.
      cameFrom("1", { campaign: "spring", source: "news" }),
      cameFrom("2", { campaign: "c", source: "news" }),
    ],
    exposures: [
      saw("1", "e", "B"),
      saw("1", "f", "control"),
      saw("2", "e", "control"),
      saw("gone", "e", "B"),
    ],
    pages: [
      { path: "/blog", visits: 1, views: 1, started: 0, submitted: 0 },
      { path: "/pricing", visits: 2, views: 7, started: 1, submitted: 1 },
    ],
    forms: [
      { form: "inquiry", name: "form_started", count: 4 },
      { form: "inquiry", name: "form_submitted", count: 1 },
    ],
    surveyEvents: [
      surveyEvent("survey shown", "2026-11-20T10:00:00Z", {}),
      surveyEvent("survey sent", "2026-11-20T10:01:00Z", {
        $survey_submission_id: "r1",
        $survey_response_clear: 2,
      }),
      // A later event of the same response.
      surveyEvent("survey sent", "2026-11-20T10:02:00Z", {
        $survey_submission_id: "r1",
        $survey_response_clear: "2",
        $survey_response_missing: "A total \u202e\u001b[2J",
      }),
      surveyEvent("survey sent", "2026-11-21T10:00:00Z", {
        $survey_submission_id: "r2",
        $survey_response_clear: 5,
      }),
      surveyEvent("survey dismissed", "2026-11-21T11:00:00Z", { $survey_partially_completed: false }),
      surveyEvent("survey sent", "2026-11-21T12:00:00Z", { $survey_id: "removed" }),
    ],
    vitals: [
      { page_type: "home", name: "LCP", value: 1000 },
      { page_type: "home", name: "LCP", value: 5000 },
      { page_type: "home", name: "CLS", value: 0.01 },
    ],
  },
  [survey],
);
const before = buildReport(
  {
    ...noData,
    visits: [visit("0"), visit("00")],
    campaigns: [cameFrom("0", { source: "news" }), cameFrom("00", { source: "gone" })],
    pageViews: 2,
  },
  [survey],
);
const range = { from: Date.parse("2026-11-20T00:00:00Z"), to: Date.parse("2026-11-22T00:00:00Z") };

describe("buildReport", () => {
  it("counts visits and conversions by segment", () => {
    expect(report.converted).toBe(1);
    expect(report.sources).toEqual([
      { name: "news", visits: 2, started: 1, converted: 1 },
      { name: "(direct)", visits: 1, started: 0, converted: 0 },
    ]);
    expect(report.campaigns).toEqual([
      { name: "c", visits: 2, started: 1, converted: 1 },
      { name: "spring", visits: 1, started: 1, converted: 1 },
    ]);
    expect([report.mediums, report.countries, report.devices].map(([first]) => first?.name)).toEqual([
      "email",
      "NL",
      "Mobile",
    ]);
    expect(report.forms).toEqual([{ form: "inquiry", started: 4, submitted: 1 }]);
    expect(report.pages.map(({ path }) => path)).toEqual(["/pricing", "/blog"]);
  });

  it("counts a visit for every experiment it was exposed to", () => {
    expect(report.variants).toEqual([
      { name: "e B", visits: 1, started: 1, converted: 1 },
      { name: "e control", visits: 1, started: 0, converted: 0 },
      { name: "f control", visits: 1, started: 1, converted: 1 },
    ]);
  });

  it("lists survey answers, each response once", () => {
    expect(report.surveys).toMatchObject([
      {
        id: "clarity",
        shown: 1,
        answered: 2,
        dismissed: 1,
        questions: [
          {
            id: "clear",
            average: 3.5,
            answers: [
              { answer: "2", count: 1 },
              { answer: "5", count: 1 },
            ],
          },
          { id: "missing", texts: [{ day: "2026-11-20", text: "A total \u202e\u001b[2J" }] },
        ],
      },
      { id: "removed", answered: 1, questions: [] },
    ]);
  });

  it("averages only ratings that a survey can have", () => {
    const averageOf = (...answers: unknown[]) => {
      const surveyEvents = answers.map((answer) =>
        surveyEvent("survey sent", "2026-11-20T10:00:00Z", { $survey_response_clear: answer }),
      );
      return buildReport({ ...noData, surveyEvents }, [survey]).surveys[0]?.questions[0]?.average;
    };
    expect(averageOf("2", "x", 1e300, 5)).toBe(3.5);
    expect(averageOf("x")).toBeNull();
  });

  it("lists open answers by their last event, newest first", () => {
    const answer = (id: string, minute: number, text: string) =>
      surveyEvent("survey sent", `2026-11-20T10:0${minute}:00Z`, {
        $survey_submission_id: id,
        $survey_response_missing: text,
      });
    const surveyEvents = [answer("r1", 1, "Draft"), answer("r2", 2, "Second"), answer("r1", 3, "Last")];
    const [first] = buildReport({ ...noData, surveyEvents }, [survey]).surveys;
    expect(first?.questions[1]?.texts.map(({ text }) => text)).toEqual(["Last", "Second"]);
  });

  it("rates the p75 of each vital by page type", () => {
    expect(report.vitals).toEqual([
      { pageType: "home", name: "LCP", count: 2, p75: 5000, rating: "poor" },
      { pageType: "home", name: "CLS", count: 1, p75: 0.01, rating: "good" },
    ]);
  });
});

describe("formatReport", () => {
  it("prints figures beside those of the previous range, without control characters", () => {
    const bad = { name: "a\u202e\u001b[2J", visits: 1, started: 0, converted: 0 };
    const text = formatReport({ ...report, mediums: [bad] }, before, range);
    expect(text).toContain("2026-11-20 to 2026-11-21: 3 visits, 9 page views, 33.3%");
    expect(text).toContain("Before (2026-11-18 to 2026-11-19): 2 visits, 2 page views, 0.0%.");
    expect(text).toMatch(/news +2 +1 +1 +1 +50\.0% +0\.0%/);
    expect(text).toMatch(/\/pricing +7 +0 +2 +1 +1/);
    expect(text).toMatch(/home LCP +5000 ms +– +2 +poor/);
    expect(text).toMatch(/home CLS +0\.010/);
    expect(text).toContain('Survey clarity, "Clarity": 1 shown, 2 answered, 1 dismissed');
    expect(text).toContain("How clear? (average 3.5)");
    expect(text).toContain("2026-11-20  A total  [2J");
    expect(text).not.toContain("\u001b");
  });

  it("reports how many lines are omitted", () => {
    const pages = Array.from({ length: 25 }, (_, i) => ({
      path: `/${i}`,
      visits: 1,
      views: 1,
      started: 0,
      submitted: 0,
    }));
    const text = formatReport(buildReport({ ...noData, pages }, []), before, range);
    expect(text).toContain("… and 5 more (--csv and --json have all)");
  });
});

describe("formatFigures", () => {
  const lines = formatFigures(report, before).split("\r\n");

  it("has a row per figure with its previous value", () => {
    expect(lines[0]).toContain("section,name,metric,value,before");
    expect(lines).toContain('"source","news","visits","2","1"');
    expect(lines).toContain('"page","/pricing","views","7","0"');
    expect(lines).toContain('"survey answer","clarity clear","5","1","0"');
  });

  it("includes the text of open answers, without control characters", () => {
    expect(lines).toContain('"survey text","clarity missing","2026-11-20","A total  [2J",""');
  });
});
