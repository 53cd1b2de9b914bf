import { describe, expect, it } from "vitest";
import { surveySchema, webExperimentSchema } from "@/lib/features/analytics/definitions";
import { listSurveys } from "@/lib/features/analytics/read-definitions";

describe("surveys and experiments", () => {
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
