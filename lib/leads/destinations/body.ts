/**
 * The bytes each destination gets, built once when a lead is accepted and stored with it: a retry
 * sends the same bytes, so a receiver can tell a repeat from a change.
 */
import { z } from "zod";
import { emailField } from "@/lib/leads/fields";
import type { NewLead } from "@/lib/leads/store/types";
import type { DestinationId } from "@/lib/leads/types";
import { buildSalesMail } from "./sales-mail";

const bodyBuilders = {
  crm: (lead) =>
    JSON.stringify({
      type: "lead.created",
      timestamp: new Date(lead.createdAt).toISOString(),
      data: { id: lead.id, form: lead.form, ...lead.payload },
    }),
  "sales-email": (lead) => JSON.stringify(buildSalesMail(lead)),
} satisfies Record<DestinationId, (lead: NewLead) => string>;

/** The exact body that `destination` gets of `lead`, on the first attempt and on every later one. */
export function buildDeliveryBody(destination: DestinationId, lead: NewLead): string {
  return bodyBuilders[destination](lead);
}

const crmBodySchema = z.looseObject({
  type: z.literal("lead.created"),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ id: z.string().min(1), form: z.string().min(1), oxm: z.string() }),
});

// SECURITY: the last check before a mail header: a control character here could start another header.
const headerText = z.string().regex(/^\P{Cc}*$/u);

const salesMailSchema = z.object({
  subject: headerText.min(1).max(200),
  text: z.string().min(1),
  // A lead whose address no longer passes is still worth a mail; it only loses the reply address.
  replyTo: emailField.optional().catch(undefined),
});
export type StoredSalesMail = z.output<typeof salesMailSchema>;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});

/** Whether stored bytes are still a CRM body; stored data outlives the code that wrote it. */
export function isCrmBody(body: string): boolean {
  return json.pipe(crmBodySchema).safeParse(body).success;
}

/** The mail in stored bytes, or null when they are no longer one. */
export function parseSalesMailBody(body: string): StoredSalesMail | null {
  return json.pipe(salesMailSchema).safeParse(body).data ?? null;
}
