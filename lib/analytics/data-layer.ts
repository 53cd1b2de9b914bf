/**
 * The tag manager's data layer: what a page tells it of accepted leads (specification, point 7).
 *
 * PRIVACY: the event's name and, where the analytics script has one, its client id. Nothing of the person.
 */
import { z } from "zod";
import { place } from "@/lib/lead-form/tab-memory";
import type { LeadFormId } from "@/lib/leads/types";
import { track } from "./events";

type LeadEvent =
  | { event: "form_success" }
  | { event: "contactUs_success" }
  | { event: "oxycon_success"; category: "Forms"; action: "Oxycon" }
  | { event: "partners_success" }
  | { event: "gated_content_success" }
  | { event: "subscription_success" };

/** The event of each form's success. */
export const leadEvents = {
  inquiry: { event: "form_success" },
  contact: { event: "contactUs_success" },
  "contact-message": { event: "contactUs_success" },
  oxycon: { event: "oxycon_success", category: "Forms", action: "Oxycon" },
  partners: { event: "partners_success" },
  "gated-content": { event: "gated_content_success" },
  "scraping-digest": { event: "subscription_success" },
  "blog-inquiry": { event: "form_success" },
  "core-values": { event: "form_success" },
} satisfies Record<LeadFormId, LeadEvent>;

export type DataLayerEntry = LeadEvent & { client_id?: string };

type AnalyticsTracker = { get: (field: string) => unknown };
declare global {
  interface Window {
    dataLayer?: unknown[];
    /** The analytics library's own object, where it has been loaded. */
    ga?: { getAll?: () => AnalyticsTracker[] };
  }
}

/** The analytics client id, read from the global analytics object; undefined where there is none. */
export function readClientId(): string | undefined {
  try {
    const id = window.ga?.getAll?.()[0]?.get("clientId");
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}

const pushedLeads = place("pushed_leads", z.array(z.string()));
// Where storage is off, the page itself still remembers.
const pushedHere = new Set<string>();

/**
 * Pushes the event of a form's success, once for each lead: an effect that runs twice, a repeated send and
 * a reload all name the same lead. Without a name for the lead nothing is pushed.
 */
export function pushLeadEvent(form: LeadFormId, leadId: string | undefined): void {
  if (leadId === undefined) return;
  const pushed = pushedLeads.get() ?? [];
  if (pushedHere.has(leadId) || pushed.includes(leadId)) return;
  pushedHere.add(leadId);
  pushedLeads.set([...pushed, leadId]);
  const client_id = readClientId();
  const entry: DataLayerEntry = { ...leadEvents[form], ...(client_id !== undefined && { client_id }) };
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(entry);
  track("form_submitted", { form });
}
