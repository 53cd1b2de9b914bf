/**
 * The tag manager's data layer: events for accepted leads (specification, point 7).
 *
 * PRIVACY: form, product, plan, the lead's id and, if the analytics script is loaded, its client id. Nothing
 * that the visitor typed.
 */
import { z } from "zod";
import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { sessionEntry } from "@/lib/base/session-entry";
import { track } from "./events";

type LeadEvent =
  | { event: "form_success" }
  | { event: "contactUs_success" }
  | { event: "oxycon_success"; category: "Forms"; action: "Oxycon" }
  | { event: "partners_success" }
  | { event: "gated_content_success" }
  | { event: "subscription_success" };

/** The success event of each form. */
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

export type DataLayerEntry = LeadEvent & {
  form: LeadFormId;
  /** The product that the form was about, if any. */
  product?: string;
  plan?: string;
  lead_id?: string;
  client_id?: string;
};

/** A lead that the server has accepted. */
export type AcceptedLead = {
  form: LeadFormId;
  product?: unknown;
  plan?: unknown;
  /** Absent if the success response had no body. */
  leadId?: string;
  /** The idempotency key of the lead. */
  key: string;
};

type AnalyticsTracker = { get: (field: string) => unknown };
declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Global object of the analytics library, if loaded. */
    ga?: { getAll?: () => AnalyticsTracker[] };
  }
}

/** The analytics client id from the global analytics object; undefined without one. */
export function readClientId(): string | undefined {
  try {
    const id = window.ga?.getAll?.()[0]?.get("clientId");
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}

const pushedLeads = sessionEntry("pushed_leads", z.array(z.string()));
// Fallback in memory when storage is blocked.
const pushedInMemory = new Set<string>();

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function buildEntry({ form, product, plan, leadId }: AcceptedLead): DataLayerEntry {
  const facts = { product: textOf(product), plan: textOf(plan), lead_id: leadId, client_id: readClientId() };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...leadEvents[form], form, ...known };
}

/**
 * Pushes a form's success event once per lead: repeated effects, retries and reloads have the same lead id.
 */
export function pushLeadEvent(lead: AcceptedLead): void {
  const { form, leadId, key } = lead;
  const name = leadId ?? key;
  const pushed = pushedLeads.get() ?? [];
  if (pushedInMemory.has(name) || pushed.includes(name)) return;
  pushedInMemory.add(name);
  pushedLeads.set([...pushed, name]);
  const entry = buildEntry(lead);
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(entry);
  track("form_submitted", { form });
}
