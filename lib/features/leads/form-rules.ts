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
  // Without a mail server, mails go to the local mailbox.
  "sales-email": true,
  "visitor-email": true,
};

/** The first message of each field; empty for a body without fields. */
function listFieldErrors(error: z.ZodError): Record<string, string> {
  const ofFields = error.issues.filter(({ path }) => path.length > 0);
  return Object.fromEntries(ofFields.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

type ReadLead = { ok: true; body: LeadBody } | { ok: false; fields: Record<string, string> };

/** Validates the body of a form with the browser's schema, and slugs against existing content. */
export async function readLead(form: LeadFormId, input: unknown): Promise<ReadLead> {
  const { schema, choice } = serverForms[form];
  const parsed = schema.safeParse(input, { error: libraryMessage });
  if (!parsed.success) return { ok: false, fields: listFieldErrors(parsed.error) };
  if (choice && !(await choice.listSlugs()).includes(parsed.data[choice.field] ?? "")) {
    return { ok: false, fields: { [choice.field]: "Choose one from the list" } };
  }
  return { ok: true, body: parsed.data };
}

/** Additional claims of a lead, such as a seat at the event. Null when the event is over. */
export async function listClaims(form: LeadFormId, body: LeadBody, now: number): Promise<LeadClaims | null> {
  const { claimSeat } = serverForms[form];
  if (!claimSeat) return {};
  const seat = await claimSeat(body, now);
  return seat && { seat };
}

/** The configured destinations of a form; no mail to the visitor without an address. */
export function listDestinations(form: LeadFormId, email: string): LeadDestinationId[] {
  return serverForms[form].destinations.filter(
    (destination) => isConfigured[destination] && !(destination === "visitor-email" && email === ""),
  );
}
