import { describe, expect, it } from "vitest";
import { surveySchema, webExperimentSchema } from "@/lib/features/analytics/definitions";
import { isRunning, listSurveys, listWebExperiments } from "@/lib/features/analytics/read-definitions";

describe("content/analytics", () => {
  it("has every question type, schedule, display and branching of the specification", async () => {
    const surveys = await listSurveys();
    const questions = surveys.flatMap((survey) => survey.questions);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(["open", "multiple_choice", "single_choice", "rating", "link"]),
    );
    expect(new Set(surveys.map(({ schedule }) => schedule))).toEqual(
      new Set(["once", "recurring", "always"]),
    );
    expect(new Set(surveys.map(({ type }) => type))).toEqual(new Set(["popover", "api", "widget"]));
    expect(new Set(questions.flatMap(({ branching }) => (branching ? [branching.type] : [])))).toEqual(
      new Set(["next_question", "end", "response_based", "specific_question"]),
    );
  });

  it("has experiments with HTML, CSS, URL, campaign and flag conditions", async () => {
    const experiments = await listWebExperiments();
    const variants = experiments.flatMap((experiment) => Object.values(experiment.variants));
    const transforms = variants.flatMap((variant) => variant.transforms);
    expect(transforms.some(({ html }) => html)).toBe(true);
    expect(transforms.some(({ css }) => css)).toBe(true);
    expect(variants.some(({ conditions }) => conditions?.utm?.utm_campaign)).toBe(true);
    expect(variants.some(({ conditions }) => conditions?.urlMatchType)).toBe(true);
    expect(experiments.some((experiment) => experiment.feature_flag_key)).toBe(true);
  });

  it("rejects a branch to an unknown question", async () => {
    const [survey] = await listSurveys();
    const broken = {
      ...survey,
      questions: [
        { id: "a", type: "open", question: "?", branching: { type: "specific_question", index: 3 } },
      ],
    };
    expect(surveySchema.safeParse(broken).success).toBe(false);
  });

  it.each([{ css: "background: url(//x)" }, { html: "<img src=x onerror=y>Hi" }])(
    "rejects markup and styles that load a resource: %o",
    (change) => {
      const variants = { b: { transforms: [{ selector: "h1", ...change }] } };
      expect(webExperimentSchema.safeParse({ id: 1, name: "x", variants }).success).toBe(false);
    },
  );
});

describe("isRunning", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  it("is false before the start, after the end and without a start", () => {
    expect(isRunning({ start_date: null, end_date: null }, now)).toBe(false);
    expect(isRunning({ start_date: "2026-11-22T00:00:00Z", end_date: null }, now)).toBe(false);
    expect(isRunning({ start_date: "2026-11-01T00:00:00Z", end_date: "2026-11-20T00:00:00Z" }, now)).toBe(
      false,
    );
    expect(isRunning({ start_date: "2026-11-01T00:00:00Z", end_date: null }, now)).toBe(true);
  });
});
