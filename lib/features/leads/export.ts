/** Leads as files for spreadsheets and programs. Pure: callers write the files. */
import { formatCsv } from "@/lib/base/format/csv";
import { answerDueAt } from "@/lib/features/leads/forms/response-time";
import { leadPayloadSchema } from "@/lib/features/leads/lead/payload-schema";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { destinationIds, type LeadPayload } from "@/lib/features/leads/lead/types";
import type { LeadWithDeliveries } from "@/lib/features/leads/store/types";
import { trackingNames } from "@/lib/features/tracking/bundle-schema";
import { touchNames } from "@/lib/features/tracking/touch";

const touchFields = ["first_touch", "last_touch"] as const;
const payloadNames = leadPayloadSchema
  .omit({ email: true, oxm: true, first_touch: true, last_touch: true })
  .keyof().options;
const isTracking = (name: string) => trackingNames.some((known) => known === name);
/** Columns of the payload, its tracking last. The address is in `email` instead of the CRM's `oxm`. */
const payloadColumns = [
  ...payloadNames.filter((name) => !isTracking(name)),
  ...payloadNames.filter(isTracking),
];

const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

function buildState({ lead }: LeadWithDeliveries) {
  return {
    id: lead.id,
    reference: formatReference(lead.id),
    corrects: lead.corrects,
    received: toIso(lead.createdAt),
    form: lead.form,
    status: lead.status,
    holdReason: lead.holdReason,
    // A held lead is not due until it is released.
    due: lead.status === "new" ? toIso(answerDueAt(lead)) : null,
    owner: lead.assignedTo,
    assigned: toIso(lead.assignedAt),
    answered: toIso(lead.answeredAt),
  };
}

/** A column for each fact of each touch. */
function buildTouchCells(payload: LeadPayload): [string, unknown][] {
  return touchFields.flatMap((field) =>
    touchNames.map((name): [string, unknown] => [`${field}_${name}`, payload[field]?.[name]]),
  );
}

function buildCells(one: LeadWithDeliveries): Record<string, unknown> {
  const { lead, deliveries } = one;
  const { holdReason, ...state } = buildState(one);
  return {
    ...state,
    hold_reason: holdReason,
    email: lead.payload.oxm,
    ...Object.fromEntries(payloadColumns.map((column) => [column, lead.payload[column]])),
    ...Object.fromEntries(buildTouchCells(lead.payload)),
    ...Object.fromEntries(
      destinationIds.map((id) => [id, deliveries.find(({ destination }) => destination === id)?.status]),
    ),
  };
}

const columns = [
  ...["id", "reference", "corrects", "received", "form", "status", "hold_reason"],
  ...["due", "owner", "assigned", "answered", "email"],
  ...payloadColumns,
  ...touchFields.flatMap((field) => touchNames.map((name) => `${field}_${name}`)),
  ...destinationIds,
];

/** A table with a header row. */
export function formatLeadsCsv(leads: LeadWithDeliveries[]): string {
  return formatCsv(columns, leads.map(buildCells));
}

/** A JSON array has one record per line, so that a record can be removed without parsing the others. */
export const jsonRecords = { start: "[\n", separator: ",\n", end: "\n]\n" };

/** An array of leads with payload and delivery states; times are ISO 8601. */
export function formatLeadsJson(leads: LeadWithDeliveries[]): string {
  const records = leads.map((one) => ({
    ...buildState(one),
    payload: one.lead.payload,
    deliveries: one.deliveries.map(({ destination, status, attempts, lastError, sentAt }) => ({
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
