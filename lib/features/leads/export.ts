/** Leads as files for spreadsheets and programs. Pure: callers write the files. */
import { formatCsv } from "@/lib/base/format/csv";
import { answerDueAt } from "@/lib/features/leads/forms/response-time";
import { leadPayloadSchema } from "@/lib/features/leads/lead/payload-schema";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { destinationIds } from "@/lib/features/leads/lead/types";
import type { Lead, LeadWithDeliveries } from "@/lib/features/leads/store/types";
import { trackingNames } from "@/lib/features/tracking/bundle-schema";
import { touchNames } from "@/lib/features/tracking/touch";

const touchFields = ["first_touch", "last_touch"] as const;
const payloadNames = leadPayloadSchema
  .omit({ email: true, oxm: true, first_touch: true, last_touch: true })
  .keyof().options;
const isTracking = (name: string) => trackingNames.some((known) => known === name);
const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** What both formats say about a lead, beside its payload and deliveries. */
const facts: Record<string, (lead: Lead) => unknown> = {
  id: ({ id }) => id,
  reference: ({ id }) => formatReference(id),
  corrects: ({ corrects }) => corrects,
  received: ({ createdAt }) => toIso(createdAt),
  form: ({ form }) => form,
  status: ({ status }) => status,
  holdReason: ({ holdReason }) => holdReason,
  // A held lead is not due until it is released.
  due: (lead) => (lead.status === "new" ? toIso(answerDueAt(lead)) : null),
  owner: ({ assignedTo }) => assignedTo,
  assigned: ({ assignedAt }) => toIso(assignedAt),
  answered: ({ answeredAt }) => toIso(answeredAt),
};

type Column = [name: string, read: (one: LeadWithDeliveries) => unknown];

const columns: Column[] = [
  ...Object.entries(facts).map(
    ([name, read]): Column => [name === "holdReason" ? "hold_reason" : name, ({ lead }) => read(lead)],
  ),
  // The CRM calls it `oxm`; the payload's own `email` is always empty.
  ["email", ({ lead }) => lead.payload.oxm],
  ...[...payloadNames.filter((name) => !isTracking(name)), ...payloadNames.filter(isTracking)].map(
    (name): Column => [name, ({ lead }) => lead.payload[name]],
  ),
  ...touchFields.flatMap((field) =>
    touchNames.map((name): Column => [`${field}_${name}`, ({ lead }) => lead.payload[field]?.[name]]),
  ),
  ...destinationIds.map(
    (id): Column => [
      id,
      ({ deliveries }) => deliveries.find(({ destination }) => destination === id)?.status,
    ],
  ),
];

/** A table with a header row. */
export function formatLeadsCsv(leads: LeadWithDeliveries[]): string {
  const rows = leads.map((one) => Object.fromEntries(columns.map(([name, read]) => [name, read(one)])));
  const names = columns.map(([name]) => name);
  return formatCsv(names, rows);
}

/** A JSON array has one record per line, so that a record can be removed without parsing the others. */
export const jsonRecords = { start: "[\n", separator: ",\n", end: "\n]\n" };

/** An array of leads with payload and delivery states; times are ISO 8601. */
export function formatLeadsJson(leads: LeadWithDeliveries[]): string {
  const records = leads.map(({ lead, deliveries }) => ({
    ...Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(lead)])),
    payload: lead.payload,
    deliveries: deliveries.map(({ destination, status, attempts, lastError, sentAt }) => ({
      destination,
      status,
      attempts,
      lastError,
      sentAt: toIso(sentAt),
    })),
  }));
  const { start, separator, end } = jsonRecords;
  return start + records.map((record) => JSON.stringify(record)).join(separator) + end;
}
