import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { buildProgressBody, type ProgressType } from "./destinations/body";
import type { LeadStore } from "./store/lead-store";
import type { BuildUpdate } from "./store/types";

/** The CRM's update of a thread, attached to the first lead that the CRM has; null if it has none. */
const buildUpdate =
  (type: ProgressType, now: number): BuildUpdate =>
  (thread) => {
    const known = thread.find(({ deliveries }) =>
      deliveries.some(({ destination }) => destination === "crm"),
    );
    if (known === undefined) return null;
    const leads = thread.map(({ lead }) => lead);
    const body = buildProgressBody(type, known.lead.id, leads, now);
    return { lead: known.lead, delivery: { id: randomUUIDv7(), destination: "crm-update", body } };
  };

/** Assigns a lead to a sales manager and tells the CRM. False when there is no such lead. */
export function assignLead(
  store: Pick<LeadStore, "assign">,
  leadId: string,
  name: string,
  now: number,
): Promise<boolean> {
  return store.assign(leadId, name, now, buildUpdate("lead.assigned", now));
}

/** Marks a lead as answered and tells the CRM. False when there is none, or when it was answered before. */
export function answerLead(store: Pick<LeadStore, "answer">, leadId: string, now: number): Promise<boolean> {
  return store.answer(leadId, now, buildUpdate("lead.answered", now));
}
