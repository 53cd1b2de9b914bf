import "server-only";
import { z } from "zod";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";

/** Messages for fields without their own, as specified: "Required", "Expected string, received number". */
const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return "Invalid input";
  if (issue.input === undefined) return "Required";
  return `Expected ${issue.expected}, received ${z.core.util.parsedType(issue.input)}`;
};

/** The first message of each field; empty for a body without fields. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const fieldIssues = error.issues.filter(({ path }) => path.length > 0);
  // Reversed, because the last entry of a key wins.
  return Object.fromEntries(fieldIssues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

type Validation = { ok: true; body: LeadBody } | { ok: false; fields: Record<string, string> };

/** Validates the body of a form, and checks that the guide, post or other item it names exists. */
export async function validateLead(form: LeadFormId, input: unknown): Promise<Validation> {
  const { schema, contentItem } = serverForms[form];
  const parsed = schema.safeParse(input, { error: defaultMessage });
  if (!parsed.success) return { ok: false, fields: listFieldErrors(parsed.error) };
  if (contentItem && !(await contentItem.listSlugs()).includes(parsed.data[contentItem.field] ?? "")) {
    return { ok: false, fields: { [contentItem.field]: "Choose one from the list" } };
  }
  return { ok: true, body: parsed.data };
}
