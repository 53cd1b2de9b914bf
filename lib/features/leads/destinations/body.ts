/** The bodies of deliveries. They are stored when the delivery is created, so that a retry sends the same bytes. */
import { z } from "zod";
import { leadFormIds } from "@/lib/features/leads/forms";
import { staffTeams, type VisitorMailData } from "@/lib/features/leads/forms/server-form";
import { emailField } from "@/lib/features/leads/lead/fields";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { LeadDestinationId } from "@/lib/features/leads/lead/types";
import type { Lead, NewLead } from "@/lib/features/leads/store/types";
import { buildSalesMail } from "./sales-mail";

type SubscriberEvent = {
  leadId: string;
  email: string;
  /** Absolute URL of the unsubscribe page. */
  unsubscribeUrl: string;
  /** Unix time, ms. */
  at: number;
};

const subscriberEventTypes = {
  newsletter: "subscriber.confirmed",
  "newsletter-leave": "subscriber.left",
} as const;
export type SubscriberDestinationId = keyof typeof subscriberEventTypes;

export type ProgressType = "lead.assigned" | "lead.answered";
export type RemovalType = "lead.withdrawn" | "lead.erased";

const leadBuilders = {
  crm: (lead) =>
    JSON.stringify({
      type: "lead.created",
      timestamp: new Date(lead.createdAt).toISOString(),
      data: {
        id: lead.id,
        reference: formatReference(lead.id),
        form: lead.form,
        ...(lead.corrects && { corrects: lead.corrects }),
        ...lead.payload,
      },
    }),
  "sales-email": (lead) => JSON.stringify(buildSalesMail(lead)),
  // The text is written when the mail is sent, because links are signed then.
  "visitor-email": ({ form, payload, corrects }) =>
    JSON.stringify({
      to: payload.oxm,
      name: payload.first_name,
      form,
      choice: payload.form_type_value,
      corrects: corrects ?? null,
    }),
} satisfies Record<LeadDestinationId, (lead: NewLead) => string>;

export function buildDeliveryBody(destination: LeadDestinationId, lead: NewLead): string {
  return leadBuilders[destination](lead);
}

/** The CRM's body about a newsletter subscriber. The newsletter service puts `leave_url` into every issue. */
export function buildSubscriberBody(
  destination: SubscriberDestinationId,
  { leadId, email, unsubscribeUrl, at }: SubscriberEvent,
): string {
  return JSON.stringify({
    type: subscriberEventTypes[destination],
    timestamp: new Date(at).toISOString(),
    data: { id: leadId, form: "scraping-digest", oxm: email, leave_url: unsubscribeUrl },
  });
}

/** The CRM's body when a lead is assigned or answered: the state of its thread (oldest first) at `now`. */
export function buildProgressBody(
  type: ProgressType,
  id: string,
  thread: readonly Lead[],
  now: number,
): string {
  const toIso = (time: number | null | undefined) => (time ? new Date(time).toISOString() : null);
  // A correction keeps the assignment of its thread, but opens an answered one again.
  const assigned = thread.findLast(({ assignedAt }) => assignedAt !== null);
  return JSON.stringify({
    type,
    timestamp: new Date(now).toISOString(),
    data: {
      id,
      reference: formatReference(id),
      ids: thread.map((lead) => lead.id),
      assigned_to: assigned?.assignedTo ?? null,
      assigned_at: toIso(assigned?.assignedAt),
      answered_at: toIso(thread.at(-1)?.answeredAt),
    },
  });
}

/** The CRM's body when leads that it has were removed: their ids and references. */
export function buildRemovalBody(type: RemovalType, ids: readonly string[], now: number): string {
  const references = ids.map(formatReference);
  return JSON.stringify({ type, timestamp: new Date(now).toISOString(), data: { ids, references } });
}

// SECURITY: the last check before a mail header: a control character could start another header.
const headerText = z.string().regex(/^\P{Cc}*$/u);

const salesMailSchema = z.object({
  subject: headerText.min(1).max(200),
  text: z.string().min(1),
  /** Printed after the list of the sender's earlier leads, which is added when the mail is sent. */
  ending: z.string().default(""),
  // If the address is no longer valid, the mail is still sent, without a reply address.
  replyTo: emailField.optional().catch(undefined),
  /** The team that gets the mail; missing in mails stored by older versions. */
  reader: z.enum(staffTeams).default("sales"),
});
/** A mail to the team as it is built and stored. */
export type SalesMail = z.output<typeof salesMailSchema>;

const visitorMailSchema: z.ZodType<VisitorMailData> = z.object({
  to: emailField,
  // Missing in mails stored by older versions, as `corrects` is.
  name: z.string().default(""),
  form: z.enum(leadFormIds),
  choice: z.string(),
  corrects: z.string().nullable().default(null),
});
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});

/** The mail in stored bytes; null if they are invalid. */
export function parseSalesMailBody(body: string): SalesMail | null {
  return json.pipe(salesMailSchema).safeParse(body).data ?? null;
}

/** The data of a visitor's mail in stored bytes; null if they are invalid. */
export function parseVisitorMailBody(body: string): VisitorMailData | null {
  return json.pipe(visitorMailSchema).safeParse(body).data ?? null;
}
