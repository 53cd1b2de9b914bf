import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";
import type { LeadDestinationId } from "@/lib/features/leads/lead/types";
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";

/**
 * Replaces the validation library's messages, for a field without one of its own, with the generic ones of the specification
 * (point 8): "Required", "Expected string, received number".
 */
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
  const { schema, slugField } = serverForms[form];
  const parsed = schema.safeParse(input, { error: defaultMessage });
  if (!parsed.success) return { ok: false, fields: listFieldErrors(parsed.error) };
  if (slugField && !(await slugField.listSlugs()).includes(parsed.data[slugField.name] ?? "")) {
    return { ok: false, fields: { [slugField.name]: "Choose one from the list" } };
  }
  return { ok: true, body: parsed.data };
}

/** The destinations of a form: not the CRM without its URL, and no mail to the visitor without an email. */
export function listDestinations(form: LeadFormId, email: string): LeadDestinationId[] {
  return serverForms[form].destinations.filter((destination) => {
    if (destination === "crm") return env.CRM_WEBHOOK_URL !== undefined;
    return destination !== "visitor-email" || email !== "";
  });
}
