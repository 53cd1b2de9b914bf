import { describe, expect, it } from "vitest";
import { surveySchema, webExperimentSchema } from "@/lib/features/analytics/definitions";
import { listSurveys, listWebExperiments } from "@/lib/features/analytics/read-definitions";

describe("content/analytics", () => {
  it("has every question type, schedule, display and branching of the specification", async () => {
    const surveys = await listSurveys();
    const questions = surveys.flatMap((survey) => survey.questions);
    const kinds = (values: readonly string[]) => [...new Set(values)].sort().join(" ");
    expect(kinds(questions.map(({ type }) => type))).toBe("link multiple_choice open rating single_choice");
    expect(kinds(surveys.map(({ schedule }) => schedule))).toBe("always once recurring");
    expect(kinds(surveys.map(({ type }) => type))).toBe("api popover widget");
    expect(kinds(questions.flatMap(({ branching }) => branching?.type ?? []))).toBe(
      "end next_question response_based specific_question",
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
    const branching = { type: "specific_question", index: 3 };
    const questions = [{ id: "a", type: "open", question: "?", branching }];
    expect(surveySchema.safeParse({ ...survey, questions }).success).toBe(false);
  });

  it("keeps what decides when a survey opens", async () => {
    const [survey] = await listSurveys();
    const values = [
      { name: "form_submitted", propertyFilters: { form: { operator: "exact", values: ["inquiry"] } } },
    ];
    const conditions = {
      events: { values },
      cancelEvents: { values },
      actions: { values: [{ name: "Inquiry opened", steps: [{ event: "modal_opened", url: null }] }] },
    };
    expect(surveySchema.parse({ ...survey, conditions }).conditions).toEqual(conditions);
  });

  it.each([{ css: "background: url(//x)" }, { html: "<img src=x onerror=y>Hi" }])(
    "rejects markup and styles that load a resource: %o",
    (change) => {
      const variants = { b: { transforms: [{ selector: "h1", ...change }] } };
      expect(webExperimentSchema.safeParse({ id: 1, name: "x", variants }).success).toBe(false);
    },
  );
});
