import "server-only";
import { createHash, randomUUIDv7 } from "node:crypto";
import { formatReference } from "@/lib/receipts/reference";
import { listDestinations } from "./catalogue";
import { salesMailReaderOf } from "./destinations/sales-mail";
import type { Lead, NewDelivery, NewLead } from "./store/types";
import type { DestinationId, LeadFormId } from "./types";

export type WithdrawalNotice = { lead: NewLead; deliveries: NewDelivery[] };

type Withdrawn = Pick<Lead, "id" | "form" | "payload">;

function buildMail(form: LeadFormId, reference: string, ids: readonly string[]): string {
  const text = [
    `Withdrawn: ${reference}`,
    "",
    "Its sender withdrew it on its receipt. It is erased on the site.",
    "Do not answer it. Delete the mails about it, and the record in the customer system.",
    "",
    ...ids.map((id) => `Lead ${id}, ${formatReference(id)}`),
    "",
  ].join("\n");
  return JSON.stringify({ reader: salesMailReaderOf(form), subject: `Withdrawn: ${reference}`, text });
}

function buildCrmBody(ids: readonly string[], now: number): string {
  return JSON.stringify({ type: "lead.withdrawn", timestamp: new Date(now).toISOString(), data: { ids } });
}

/**
 * What stays of a withdrawn thread (oldest first): a row without a person that tells those who were told of
 * the leads to delete them. Null when nobody was. It travels as a lead does, with retries and its own keys.
 */
export function buildWithdrawalNotice(thread: readonly Withdrawn[], now: number): WithdrawalNotice | null {
  const [first] = thread;
  if (first === undefined) return null;
  const ids = thread.map(({ id }) => id);
  const reference = formatReference(first.id);
  const bodies: Partial<Record<DestinationId, string>> = {
    crm: buildCrmBody(ids, now),
    "sales-email": buildMail(first.form, reference, ids),
  };
  const deliveries = listDestinations(first.form, "").flatMap((destination) => {
    const body = bodies[destination];
    return body === undefined ? [] : [{ id: randomUUIDv7(), destination, body }];
  });
  if (deliveries.length === 0) return null;
  const id = randomUUIDv7();
  const lead: NewLead = {
    id,
    form: first.form,
    idempotencyKey: id,
    inputHash: createHash("sha256").update(id).digest("hex"),
    status: "new",
    holdReason: null,
    email: "",
    payload: {
      form_type: "",
      form_type_value: "",
      domain: first.payload.domain,
      email: "",
      oxm: "",
      name: `(withdrawn ${reference})`,
      first_name: "",
      last_name: "",
    },
    createdAt: now,
  };
  return { lead, deliveries };
}
