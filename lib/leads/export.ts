/** Leads as files for spreadsheets and programs. Pure: callers write the text where it belongs. */
import { formatCsv } from "@/lib/format/csv";
import type { LeadWithDeliveries } from "@/lib/leads/store/types";
import { destinationIds, type LeadPayload } from "@/lib/leads/types";
import { buildTrackingQuery } from "@/lib/tracking/tracking-query";

/**
 * Payload columns of the CSV. The address is in `email`, where people look for it, and not in the
 * CRM's `oxm`. A field of the payload that is missing here does not compile.
 */
const payloadColumns = {
  name: true,
  first_name: true,
  last_name: true,
  company: true,
  fullPhoneNumber: true,
  phone: true,
  product: true,
  plan: true,
  message: true,
  page: true,
  form_type: true,
  form_type_value: true,
  domain: true,
  manager_id: true,
  path_url: true,
  landing_page_url: true,
  referer: true,
  ad_group_id: true,
  transaction_id: true,
  startnow: true,
  gclid: true,
  ga_client_id: true,
  experiment_id: true,
  experiment_variation: true,
  latam: true,
  webutation: true,
  first_touch: true,
  last_touch: true,
  user_agent: true,
} satisfies Record<Exclude<keyof LeadPayload, "email" | "oxm">, true>;

function buildCells({ lead, deliveries }: LeadWithDeliveries): Record<string, unknown> {
  const payload: Record<string, unknown> = lead.payload;
  return {
    id: lead.id,
    received: new Date(lead.createdAt).toISOString(),
    form: lead.form,
    status: lead.status,
    hold_reason: lead.holdReason,
    email: lead.payload.oxm,
    ...Object.fromEntries(Object.keys(payloadColumns).map((column) => [column, payload[column]])),
    first_touch: buildTrackingQuery(lead.payload.first_touch ?? {}),
    last_touch: buildTrackingQuery(lead.payload.last_touch ?? {}),
    ...Object.fromEntries(
      destinationIds.map((id) => [id, deliveries.find(({ destination }) => destination === id)?.status]),
    ),
  };
}

const columns = ["id", "received", "form", "status", "hold_reason", "email"].concat(
  Object.keys(payloadColumns),
  destinationIds,
);

/** A table with a header line. */
export function formatLeadsCsv(leads: LeadWithDeliveries[]): string {
  return formatCsv(columns, leads.map(buildCells));
}

/** An array of leads with their whole payload and how each delivery stands; times are ISO 8601. */
export function formatLeadsJson(leads: LeadWithDeliveries[]): string {
  const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const records = leads.map(({ lead, deliveries }) => ({
    id: lead.id,
    received: toIso(lead.createdAt),
    form: lead.form,
    status: lead.status,
    holdReason: lead.holdReason,
    payload: lead.payload,
    deliveries: deliveries.map(({ destination, status, attempts, lastError, sentAt }) => ({
      destination,
      status,
      attempts,
      lastError,
      sentAt: toIso(sentAt),
    })),
  }));
  return `${JSON.stringify(records, null, 2)}\n`;
}
