import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { buildProgressBody, type ProgressType } from "./destinations/body";
import type { BuildUpdate, LeadStore } from "./store/types";

/** The news for the CRM, where it was told of the thread; it hangs on the first lead that it knows. */
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

/** Notes which sales manager has a lead, and tells the CRM. False when there is no such lead. */
export function assignLead(
  store: Pick<LeadStore, "assign">,
  leadId: string,
  name: string,
  now: number,
): Promise<boolean> {
  return store.assign(leadId, name, now, buildUpdate("lead.assigned", now));
}

/** Notes that a lead was answered, and tells the CRM. False when there is none, or when it was answered before. */
export function answerLead(store: Pick<LeadStore, "answer">, leadId: string, now: number): Promise<boolean> {
  return store.answer(leadId, now, buildUpdate("lead.answered", now));
}
