/**
 * The tag manager's data layer: events for accepted leads (specification, point 7).
 *
 * PRIVACY: form, product, plan, the lead's id and, if the analytics script is loaded, its client id. Nothing
 * that the visitor typed.
 */
import { z } from "zod";
import { sessionEntry } from "@/lib/base/session-entry";
import { track } from "./events";

export type LeadEvent =
  | { event: "form_success" }
  | { event: "contactUs_success" }
  | { event: "oxycon_success"; category: "Forms"; action: "Oxycon" }
  | { event: "partners_success" }
  | { event: "trial_success" }
  | { event: "gated_content_success" }
  | { event: "subscription_success" };

type DataLayerEntry = LeadEvent & {
  form: string;
  /** What the form was about, where it is about a product. */
  product?: string;
  plan?: string;
  lead_id?: string;
  client_id?: string;
};

type AcceptedLead = {
  form: string;
  event: LeadEvent;
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

function buildEntry({ form, event, product, plan, leadId }: AcceptedLead): DataLayerEntry {
  const facts = { product: textOf(product), plan: textOf(plan), lead_id: leadId, client_id: readClientId() };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...event, form, ...known };
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
