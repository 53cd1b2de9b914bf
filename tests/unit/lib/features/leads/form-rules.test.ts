import { describe, expect, it } from "vitest";
import { validateLead } from "@/lib/features/leads/form-rules";
import { leadBodies } from "@/tests/fixtures/lead-bodies";

describe("validateLead", () => {
  it.each([
    [
      "core-values",
      { ...leadBodies["core-values"], email: 7 },
      { email: "Expected string, received number" },
    ],
    [
      "core-values",
      { ...leadBodies["core-values"], email: [] },
      { email: "Expected string, received array" },
    ],
    ["core-values", { ...leadBodies["core-values"], value: 7 }, { value: "Choose a value" }],
    ["inquiry", [], {}],
  ] as const)(
    "words the errors of %s as the specification does, unless the field has a message",
    async (form, body, fields) => {
      expect(await validateLead(form, body)).toEqual({ ok: false, fields });
    },
  );
});
