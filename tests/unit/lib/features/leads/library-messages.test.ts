import { describe, expect, it } from "vitest";
import { z } from "zod";
import { validateLead } from "@/lib/features/leads/form-rules";
import { defaultMessage } from "@/lib/features/leads/library-messages";
import { leadBodies } from "@/tests/fixtures/lead-bodies";

describe("defaultMessage", () => {
  it.each([
    [z.object({ plan: z.string() }), {}, "Required"],
    [z.object({ plan: z.string() }), { plan: 3 }, "Expected string, received number"],
    [z.object({ plan: z.string() }), { plan: [] }, "Expected string, received array"],
    [z.object({ plan: z.union([z.string(), z.number()]) }), { plan: true }, "Invalid input"],
    [z.object({ plan: z.string({ error: "Choose a plan" }) }), { plan: 3 }, "Choose a plan"],
  ])(
    "has the wording of the specification, unless the field has its own message",
    (schema, input, message) => {
      const { error } = schema.safeParse(input, { error: defaultMessage });
      expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
    },
  );

  it("is shown to the sender of a form", async () => {
    expect(await validateLead("core-values", { ...leadBodies["core-values"], email: 7 })).toEqual({
      ok: false,
      fields: { email: "Expected string, received number" },
    });
    expect(await validateLead("inquiry", [])).toEqual({ ok: false, fields: {} });
  });
});
