/**
 * The tag manager's data layer: what a page tells it of accepted leads (specification, point 7).
 *
 * PRIVACY: which form, product and plan, the lead's id and, where the analytics script has one, its client id.
 * Nothing that the person typed.
 */
import { z } from "zod";
import { place } from "@/lib/base/session-place";
import { track } from "./events";

/** The event of a form's success. */
export type LeadEvent =
  | { event: "form_success" }
  | { event: "contactUs_success" }
  | { event: "oxycon_success"; category: "Forms"; action: "Oxycon" }
  | { event: "partners_success" }
  | { event: "gated_content_success" }
  | { event: "subscription_success" };

export type DataLayerEntry = LeadEvent & {
  form: string;
  /** What the form was about, where it is about a product. */
  product?: string;
  plan?: string;
  lead_id?: string;
  client_id?: string;
};

/** A lead that the server has taken. */
export type AcceptedLead = {
  form: string;
  event: LeadEvent;
  product?: unknown;
  plan?: unknown;
  /** Absent where the success came without a body. */
  leadId?: string;
  /** The idempotency key that the lead was sent under. */
  key: string;
};

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

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function buildEntry({ form, event, product, plan, leadId }: AcceptedLead): DataLayerEntry {
  const facts = { product: textOf(product), plan: textOf(plan), lead_id: leadId, client_id: readClientId() };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...event, form, ...known };
}

/**
 * Pushes the event of a form's success, once for each lead: an effect that runs twice, a repeated send and
 * a reload all name the same lead.
 */
export function pushLeadEvent(lead: AcceptedLead): void {
  const { form, leadId, key } = lead;
  const name = leadId ?? key;
  const pushed = pushedLeads.get() ?? [];
  if (pushedHere.has(name) || pushed.includes(name)) return;
  pushedHere.add(name);
  pushedLeads.set([...pushed, name]);
  const entry = buildEntry(lead);
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(entry);
  track("form_submitted", { form });
}
