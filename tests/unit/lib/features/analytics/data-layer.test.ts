// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { pushLeadEvent } from "@/lib/features/analytics/data-layer";
import { leadForms } from "@/lib/features/leads/forms";

const lead = { form: "inquiry", event: leadForms.inquiry.analyticsEvent, leadId: "lead-1" };
const entry = { event: "form_success", form: "inquiry", lead_id: "lead-1" };

const loadedGa = { getAll: () => [{ get: (field: string) => (field === "clientId" ? "42.17" : undefined) }] };

beforeEach(() => setConsent(everythingAllowed));
afterEach(() => {
  delete window.ga;
  delete window.dataLayer;
});

describe("pushLeadEvent", () => {
  it("includes product and plan unless they are empty, and keeps the tag manager's entries", () => {
    window.dataLayer = [{ event: "gtm.js" }];
    pushLeadEvent({ ...lead, product: "RP", plan: "team" });
    pushLeadEvent({ form: "contact", event: leadForms.contact.analyticsEvent, product: "General", plan: "" });
    expect(window.dataLayer).toEqual([
      { event: "gtm.js" },
      { ...entry, product: "RP", plan: "team" },
      { event: "contactUs_success", form: "contact", product: "General" },
    ]);
  });

  it("adds the client id of the analytics object", () => {
    window.ga = loadedGa;
    pushLeadEvent(lead);
    expect(window.dataLayer).toEqual([{ ...entry, client_id: "42.17" }]);
  });

  it("leaves out the client id without consent to analytics", () => {
    window.ga = loadedGa;
    setConsent({ ...nothingAllowed, marketing: true });
    pushLeadEvent(lead);
    expect(window.dataLayer).toEqual([entry]);
  });

  it("leaves out the client id while the analytics object is not ready", () => {
    const notReady = () => {
      throw new Error("not ready");
    };
    for (const ga of [{}, { getAll: () => [] }, { getAll: () => [{ get: notReady }] }]) {
      window.ga = ga;
      window.dataLayer = [];
      pushLeadEvent(lead);
      expect(window.dataLayer).toEqual([entry]);
    }
  });
});
