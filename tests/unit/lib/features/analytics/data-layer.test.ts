// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LeadFormId, leadForms } from "@/lib/features/leads/forms";

const lead = (form: LeadFormId, leadId: string) => ({
  form,
  event: leadForms[form].event,
  leadId,
  key: `key of ${leadId}`,
});

const inquiry = { event: "form_success", form: "inquiry", lead_id: "lead-1" };

/** The module as a freshly loaded page has it. */
async function openPage() {
  vi.resetModules();
  delete window.dataLayer;
  return import("@/lib/features/analytics/data-layer");
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  delete window.ga;
});

describe("pushLeadEvent", () => {
  it("pushes once per lead", async () => {
    const { pushLeadEvent } = await openPage();
    pushLeadEvent(lead("partners", "lead-1"));
    pushLeadEvent(lead("partners", "lead-1"));
    pushLeadEvent(lead("partners", "lead-2"));
    expect(window.dataLayer).toHaveLength(2);
  });

  it("does not push again after a reload", async () => {
    (await openPage()).pushLeadEvent(lead("partners", "lead-1"));
    const reloaded = await openPage();
    reloaded.pushLeadEvent(lead("partners", "lead-1"));
    expect(window.dataLayer ?? []).toEqual([]);
  });

  it("pushes once if storage is blocked", async () => {
    for (const method of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("off", "SecurityError");
      });
    const { pushLeadEvent } = await openPage();
    pushLeadEvent(lead("inquiry", "lead-1"));
    pushLeadEvent(lead("inquiry", "lead-1"));
    expect(window.dataLayer).toHaveLength(1);
  });

  it("pushes once per key if the response has no lead id", async () => {
    const { pushLeadEvent } = await openPage();
    pushLeadEvent({ ...lead("inquiry", "lead-1"), leadId: undefined, key: "key-1" });
    pushLeadEvent({ ...lead("inquiry", "lead-1"), leadId: undefined, key: "key-1" });
    expect(window.dataLayer).toEqual([{ event: "form_success", form: "inquiry" }]);
  });

  it("includes product and plan unless they are empty", async () => {
    const { pushLeadEvent } = await openPage();
    pushLeadEvent({ ...lead("inquiry", "lead-1"), product: "RP", plan: "team" });
    pushLeadEvent({ ...lead("contact", "lead-2"), product: "General", plan: "" });
    expect(window.dataLayer).toEqual([
      { event: "form_success", form: "inquiry", product: "RP", plan: "team", lead_id: "lead-1" },
      { event: "contactUs_success", form: "contact", product: "General", lead_id: "lead-2" },
    ]);
  });

  it("keeps the tag manager's entries", async () => {
    const { pushLeadEvent } = await openPage();
    window.dataLayer = [{ event: "gtm.js" }];
    pushLeadEvent(lead("inquiry", "lead-1"));
    expect(window.dataLayer).toEqual([{ event: "gtm.js" }, inquiry]);
  });

  it("adds the client id of the analytics object", async () => {
    const { pushLeadEvent } = await openPage();
    window.ga = { getAll: () => [{ get: (field) => (field === "clientId" ? "42.17" : undefined) }] };
    pushLeadEvent(lead("inquiry", "lead-1"));
    expect(window.dataLayer).toEqual([{ ...inquiry, client_id: "42.17" }]);
  });

  it.each([
    ["no tracker", { getAll: () => [] }],
    ["a tracker without an id", { getAll: () => [{ get: () => undefined }] }],
    [
      "a tracker that throws",
      {
        getAll: () => {
          throw new Error("not ready");
        },
      },
    ],
    ["an object that is not ready", {}],
  ])("goes without one where the analytics object has %s", async (_name, ga) => {
    const { pushLeadEvent } = await openPage();
    window.ga = ga;
    pushLeadEvent(lead("inquiry", "lead-1"));
    expect(window.dataLayer).toEqual([inquiry]);
  });
});
