/**
 * The tag manager's data layer: events for accepted leads (specification, point 7).
 *
 * PRIVACY: only form, product, plan, the lead's id and, with consent to analytics, Google Analytics' client id.
 * Nothing that the visitor typed.
 */
import { getConsent } from "@/lib/content/consent/consent";
import { track } from "./events";

export type LeadEvent =
  | { event: "form_success" }
  | { event: "contactUs_success" }
  | { event: "oxycon_success"; category: "Forms"; action: "Oxycon" }
  | { event: "partners_success" }
  | { event: "trial_success" }
  | { event: "gated_content_success" }
  | { event: "subscription_success" };

type AcceptedLead = {
  form: string;
  event: LeadEvent;
  /** What the form was about, where it is about a product. */
  product?: unknown;
  plan?: unknown;
  /** Absent without a success response in JSON, as after a form sent without JavaScript. */
  leadId?: string;
};

type AnalyticsTracker = { get: (field: string) => unknown };
declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Global object of analytics.js, the specification's "global analytics object" (point 7); absent if not loaded. */
    ga?: { getAll?: () => AnalyticsTracker[] };
  }
}

/** The client id of Google Analytics; undefined without one, or without consent to analytics. */
export function readClientId(): string | undefined {
  if (!getConsent().analytics) return undefined;
  try {
    const id = window.ga?.getAll?.()[0]?.get("clientId");
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Pushes the success event of a form that the server has accepted, and tracks it in our own analytics. */
export function pushLeadEvent({ form, event, product, plan, leadId }: AcceptedLead): void {
  const facts = { product: textOf(product), plan: textOf(plan), lead_id: leadId, client_id: readClientId() };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event, form, ...Object.fromEntries(known) });
  track("form_submitted", { form });
}
