import { describe, expect, it } from "vitest";
import { type AnalyticsReport, buildVitals } from "@/lib/features/analytics/report/build";
import { formatReportCsv } from "@/lib/features/analytics/report/figures";
import { formatReport } from "@/lib/features/analytics/report/format";
import { buildSurveys } from "@/lib/features/analytics/report/surveys";

/** Reverses the direction of text, and clears a terminal. */
const controlCharacters = "\u202e\u001b[2J";
const surveyEvent = (name: string, at: string, properties: object) => ({
  name,
  at: Date.parse(at),
  properties: JSON.stringify({ $survey_id: "clarity", ...properties }),
});
const answer = (at: string, response: string, properties: object) =>
  surveyEvent("survey sent", at, { $survey_submission_id: response, ...properties });
const survey = {
  id: "clarity",
  name: "Clarity",
  questions: [
    { id: "clear", type: "rating", question: "How clear?" },
    { id: "missing", type: "open", question: "What is missing?" },
    { id: "status", type: "link", question: "See the status page" },
  ],
};
const surveys = buildSurveys(
  [
    surveyEvent("survey shown", "2026-11-20T10:00:00Z", {}),
    answer("2026-11-20T10:01:00Z", "r1", { $survey_response_clear: 2 }),
    // A later event of the same response.
    answer("2026-11-20T10:02:00Z", "r1", {
      $survey_response_clear: "2",
      $survey_response_missing: `A total ${controlCharacters}`,
    }),
    answer("2026-11-21T10:00:00Z", "r2", { $survey_response_clear: 5 }),
    surveyEvent("survey dismissed", "2026-11-21T11:00:00Z", { $survey_partially_completed: false }),
    surveyEvent("survey sent", "2026-11-21T12:00:00Z", { $survey_id: "removed" }),
  ],
  [survey],
);

const report: AnalyticsReport = {
  visits: 3,
  views: 9,
  sent: 1,
  tables: [
    { section: "page", rows: [{ name: "/pricing", views: 14, visits: 2, started: 1, sent: 1 }] },
    { section: "source", rows: [{ name: "news", visits: 2, started: 1, sent: 1 }] },
    { section: "medium", rows: [{ name: `a${controlCharacters}`, visits: 1, started: 0, sent: 0 }] },
    { section: "country", rows: [] },
  ],
  surveys,
  vitals: buildVitals([
    { page_type: "home", name: "LCP", value: 1000 },
    { page_type: "home", name: "LCP", value: 5000 },
    { page_type: "home", name: "CLS", value: 0.01 },
  ]),
};
const previous: AnalyticsReport = {
  visits: 2,
  views: 2,
  sent: 0,
  tables: [
    { section: "page", rows: [{ name: "/pricing", views: 7, visits: 2, started: 1, sent: 1 }] },
    { section: "source", rows: [{ name: "news", visits: 1, started: 1, sent: 0 }] },
  ],
  surveys: [],
  vitals: [],
};
const range = { from: Date.parse("2026-11-20T00:00:00Z"), to: Date.parse("2026-11-22T00:00:00Z") };

describe("buildSurveys", () => {
  it("lists answers, each response once", () => {
    expect(surveys).toMatchObject([
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
          { id: "missing", texts: [{ day: "2026-11-20", text: `A total ${controlCharacters}` }] },
        ],
      },
      { id: "removed", answered: 1, questions: [] },
    ]);
  });

  it("leaves ratings outside the scale out of the average", () => {
    const averageOf = (...answers: unknown[]) => {
      const events = answers.map((value, index) =>
        answer("2026-11-20T10:00:00Z", `r${index}`, { $survey_response_clear: value }),
      );
      return buildSurveys(events, [survey])[0]?.questions[0]?.average;
    };
    expect(averageOf("2", "x", 1e300, 5)).toBe(3.5);
    expect(averageOf("x")).toBeNull();
  });

  it("lists open answers by their last event, newest first", () => {
    const events = [
      ["r1", "Draft"],
      ["r2", "Second"],
      ["r1", "Last"],
    ].map(([response = "", text], minute) =>
      answer(`2026-11-20T10:0${minute}:00Z`, response, { $survey_response_missing: text }),
    );
    const [first] = buildSurveys(events, [survey]);
    expect(first?.questions[1]?.texts.map(({ text }) => text)).toEqual(["Last", "Second"]);
  });
});

describe("formatReport", () => {
  it("prints figures beside those of the previous range, without control characters", () => {
    const text = formatReport(report, previous, range);
    expect(text).toContain("2026-11-20 to 2026-11-21: 3 visits, 9 page views, 33.3%");
    expect(text).toContain(
      "Before (2026-11-18 to 2026-11-19): 2 visits, 2 page views, 0.0% of the visits sent a form.",
    );
    expect(text).toMatch(/news +2 +1 +1 +1 +50\.0% +0\.0%/);
    expect(text).toMatch(/\/pricing +14 +7 +2 +1 +1/);
    expect(text).toMatch(/home LCP +5000 ms +– +2 +poor/);
    expect(text).toMatch(/home CLS +0\.010/);
    expect(text).toContain('Survey clarity, "Clarity": 1 shown, 2 answered, 1 dismissed');
    expect(text).toContain("How clear? (average 3.5)");
    expect(text).toContain("2026-11-20  A total  [2J");
    expect(text).not.toContain("\u001b");
  });

  it("reports how many lines are omitted", () => {
    const rows = Array.from({ length: 25 }, (_, i) => ({ name: `form-${i}`, started: 1, sent: 0 }));
    const text = formatReport({ ...report, tables: [{ section: "form", rows }] }, previous, range);
    expect(text).toContain("… and 5 more (--csv and --json have all)");
  });

  it("limits the answers to a question, too", () => {
    const events = Array.from({ length: 25 }, (_, i) =>
      answer("2026-11-20T10:00:00Z", `r${i}`, { $survey_response_clear: `answer ${i}` }),
    );
    const text = formatReport({ ...report, surveys: buildSurveys(events, [survey]) }, previous, range);
    expect(text.match(/ answer \d/g)).toHaveLength(20);
    expect(text).toContain("    … and 5 more (--csv and --json have all)");
  });
});

describe("formatReportCsv", () => {
  it("has a CSV row per figure with its previous value, and open answers without control characters", () => {
    const lines = formatReportCsv(report, previous).split("\r\n");
    expect(lines[0]).toContain("section,name,metric,value,before");
    expect(lines).toContain('"source","news","visits","2","1"');
    expect(lines).toContain('"page","/pricing","views","14","7"');
    expect(lines).toContain('"survey answer","clarity clear","5","1","0"');
    expect(lines).toContain('"survey text","clarity missing","2026-11-20","A total  [2J",""');
    expect(lines).toContain('"web vital","home LCP","p75","5000",""');
  });

  it("has 0 as the previous count of any answer", () => {
    const events = [answer("2026-11-20T10:00:00Z", "r1", { $survey_response_clear: "average" })];
    const lines = formatReportCsv({ ...report, surveys: buildSurveys(events, [survey]) }, previous);
    expect(lines).toContain('"survey answer","clarity clear","average","1","0"');
  });
});
