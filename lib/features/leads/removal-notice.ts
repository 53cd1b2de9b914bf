import "server-only";
import { createHash, randomUUIDv7 } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import { buildRemovalBody, type RemovalType } from "./destinations/body";
import { staffTeamOf } from "./destinations/sales-mail";
import type { LeadFormId } from "./forms";
import { noticeKeyOf } from "./store/removed";
import type { LeadWithDeliveries, NewDelivery, NewLead, RemovalNotice } from "./store/types";

const words = {
  "lead.withdrawn": { title: "Withdrawn", reason: "Its sender withdrew it on its receipt." },
  "lead.erased": { title: "Erased", reason: "Its sender asked to be erased." },
} satisfies Record<RemovalType, unknown>;

function buildMail(type: RemovalType, form: LeadFormId, ids: readonly string[]): string {
  const { title, reason } = words[type];
  const subject = `${title}: ${ids.map(formatReference).join(", ")}`;
  const text = [
    subject,
    "",
    `${reason} It is erased on the site.`,
    "Do not answer it. Delete the mails about it, and the record in the customer system.",
    "",
    ...ids.map((id) => `Lead ${id}, ${formatReference(id)}`),
    "",
  ].join("\n");
  return JSON.stringify({ reader: staffTeamOf(form), subject: subject.slice(0, 150), text });
}

/** Whether a destination is the CRM; all others are mails. */
const isForCrm = (destination: DestinationId) => !["sales-email", "visitor-email"].includes(destination);

/** Ids of the leads that were sent, or may have been, to a destination. */
function listReceivedBy(
  leads: readonly LeadWithDeliveries[],
  isMatch: (destination: DestinationId) => boolean,
) {
  const received = leads.filter(({ deliveries }) =>
    deliveries.some(({ destination, status }) => isMatch(destination) && status !== "held"),
  );
  return received.map(({ lead }) => lead.id);
}

function buildDeliveries(type: RemovalType, leads: readonly LeadWithDeliveries[], now: number) {
  const form = leads[0]?.lead.form;
  const atCrm = env.CRM_WEBHOOK_URL === undefined ? [] : listReceivedBy(leads, isForCrm);
  const mailed = listReceivedBy(leads, (destination) => destination === "sales-email");
  const add = (destination: DestinationId, body: string): NewDelivery => ({
    id: randomUUIDv7(),
    destination,
    body,
  });
  return [
    ...(atCrm.length > 0 ? [add("crm", buildRemovalBody(type, atCrm, now))] : []),
    ...(form !== undefined && mailed.length > 0 ? [add("sales-email", buildMail(type, form, mailed))] : []),
  ];
}

function buildNotice(type: RemovalType, leads: readonly LeadWithDeliveries[], now: number) {
  const [first] = leads;
  const deliveries = buildDeliveries(type, leads, now);
  if (first === undefined || deliveries.length === 0) return null;
  const id = randomUUIDv7();
  const lead: NewLead = {
    id,
    form: first.lead.form,
    idempotencyKey: noticeKeyOf(id),
    inputHash: createHash("sha256").update(id).digest("hex"),
    status: "new",
    holdReason: null,
    email: "",
    payload: {
      form_type: "",
      form_type_value: "",
      domain: first.lead.payload.domain,
      email: "",
      oxm: "",
      name: `(${words[type].title.toLowerCase()} ${formatReference(first.lead.id)})`,
      first_name: "",
      last_name: "",
    },
    createdAt: now,
  };
  return { lead, deliveries };
}

/**
 * Notices for every destination that received the leads: one row per form, delivered like a lead, with retries and
 * keys of its own. `now` is Unix time, ms.
 * PRIVACY: contains only ids and references of the leads.
 */
export function buildRemovalNotices(
  type: RemovalType,
  removed: readonly LeadWithDeliveries[],
  now: number,
): RemovalNotice[] {
  return [...Map.groupBy(removed, ({ lead }) => lead.form).values()].flatMap(
    (leads) => buildNotice(type, leads, now) ?? [],
  );
}
