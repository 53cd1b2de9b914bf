import "server-only";
import type { z } from "zod";
import { env } from "@/lib/base/env/server";
import type { LeadDestinationId } from "@/lib/features/leads/destinations/body";
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";
import type { LeadBody } from "./lead-body";
import { libraryMessage } from "./library-messages";
import type { LeadClaims } from "./store/types";

const isConfigured: Record<LeadDestinationId, boolean> = {
  crm: env.CRM_WEBHOOK_URL !== undefined,
  // Without a mail server they go to the local mailbox.
  "sales-email": true,
  "visitor-email": true,
};

/** The first message of each field; none for a body that has no fields at all. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const ofFields = error.issues.filter(({ path }) => path.length > 0);
  return Object.fromEntries(ofFields.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

type ReadLead = { ok: true; body: LeadBody } | { ok: false; fields: Record<string, string> };

/** The body of a form: checked with the browser's own schema, and against the content it names. */
export async function readLead(form: LeadFormId, input: unknown): Promise<ReadLead> {
  const { schema, choice } = serverForms[form];
  const parsed = schema.safeParse(input, { error: libraryMessage });
  if (!parsed.success) return { ok: false, fields: listFieldErrors(parsed.error) };
  if (choice && !(await choice.listSlugs()).includes(parsed.data[choice.field] ?? "")) {
    return { ok: false, fields: { [choice.field]: "Choose one of the list" } };
  }
  return { ok: true, body: parsed.data };
}

/** What a lead claims besides its row, such as a seat at the event. Null when the event is over. */
export async function listClaims(form: LeadFormId, body: LeadBody, now: number): Promise<LeadClaims | null> {
  const { claimSeat } = serverForms[form];
  if (!claimSeat) return {};
  const seat = await claimSeat(body, now);
  return seat && { seat };
}

/** The configured destinations of a form; without an address no mail to the visitor. */
export function listDestinations(form: LeadFormId, email: string): LeadDestinationId[] {
  return serverForms[form].destinations.filter(
    (destination) => isConfigured[destination] && !(destination === "visitor-email" && email === ""),
  );
}
