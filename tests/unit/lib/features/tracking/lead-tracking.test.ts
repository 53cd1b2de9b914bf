// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { campaignNames } from "@/lib/base/campaign-parameters";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { trackingSchema } from "@/lib/features/leads/forms/common-body-fields";
import { readLeadTracking } from "@/lib/features/tracking/lead-tracking";
import type { Visit } from "@/lib/features/tracking/visit";

type Page = { visit: Visit | null; entryUrl: string; latam?: boolean };
const page = vi.hoisted((): Page => ({ visit: null, entryUrl: "" }));
vi.mock("@/lib/features/tracking/visit", async (original) => ({
  ...(await original<typeof import("@/lib/features/tracking/visit")>()),
  persistVisit: () => page.visit,
  entryUrl: () => page.entryUrl,
  readLatam: () => page.latam,
}));

const site = location.origin;
const touch = { at: "2026-11-21T10:00:00.000Z", utm_source: "ads" };
const lead = { product: "RP", plan: "team" };
const always = { user_agent: "Browser/1", form_type: "rpn", form_type_value: "team" };
const setUserAgent = (text: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(text);
const setReferrer = (url: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(url);

beforeEach(() => {
  Object.assign(page, { visit: null, entryUrl: `${site}/contact?product=RP`, latam: undefined });
  history.replaceState(null, "", "/contact?product=RP#form");
  setReferrer("https://search.example/");
  setUserAgent("Browser/1");
  window.ga = { getAll: () => [{ get: () => "12.34" }] };
  setConsent(everythingAllowed);
});

it("works in browsers without toWellFormed, which get a replacement", async () => {
  const descriptor = Object.getOwnPropertyDescriptor(String.prototype, "toWellFormed") ?? {};
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  try {
    await vi.importActual("@/instrumentation-client");
    setUserAgent("Browser \ud83d/1 \ud83d\ude00");
    expect(readLeadTracking(lead).user_agent).toBe("Browser \ufffd/1 \ud83d\ude00");
  } finally {
    Object.defineProperty(String.prototype, "toWellFormed", descriptor);
  }
});

describe("with consent to marketing, a lead", () => {
  it("has every field of the specification", () => {
    page.visit = {
      cookies: { transaction_id: "t1,t2", startnow: "s", gclid: "g" },
      landing_page_url: "https://oxbow.example/?gclid=g",
      referrer: "https://search.example/",
      adgroupid: "7",
      webutation: "1",
      experiment_id: "scraper",
      experiment_variant: "b",
      latam: false,
      data: { first_touch: touch, last_touch: touch },
    };
    const bundle = readLeadTracking(lead);
    const { user_agent, form_type, form_type_value, first_touch, last_touch, ...taken } = bundle;
    expect(trackingSchema.parse(bundle)).toMatchObject(taken);
    expect(bundle).toEqual({
      ...always,
      path_url: `${site}/contact?product=RP`,
      ad_group_id: "7",
      transaction_id: "t1,t2",
      startnow: "s",
      gclid: "g",
      webutation: true,
      referer: "https://search.example/",
      ga_client_id: "12.34",
      landing_page_url: "https://oxbow.example/?gclid=g",
      experiment_id: "scraper",
      experiment_variation: "b",
      latam: false,
      first_touch: touch,
      last_touch: touch,
    });
  });

  it("has a true flag only for 1, no client id without consent to analytics, and a short user agent", () => {
    page.visit = { cookies: {}, webutation: "0" };
    setUserAgent("x".repeat(1001));
    setConsent({ ...nothingAllowed, marketing: true });
    const bundle = readLeadTracking(lead);
    expect(bundle).toMatchObject({ webutation: false, user_agent: "x".repeat(1000) });
    expect(bundle).not.toHaveProperty("ga_client_id");
  });

  it("has no touches if it would be too large with them", () => {
    const values = Object.fromEntries(campaignNames.map((name) => [name, "x".repeat(300)]));
    const large = { at: touch.at, ...values };
    page.visit = { cookies: { gclid: "g" }, data: { first_touch: large, last_touch: large } };
    expect(readLeadTracking(lead)).not.toHaveProperty("first_touch");
    expect(readLeadTracking(lead)).toMatchObject({ gclid: "g" });
  });
});

describe("without consent to marketing, a lead", () => {
  it("has the open page's values, and no ids", () => {
    history.replaceState(null, "", "/?gclid=g&utm_source=ads&adgroupid=7");
    Object.assign(page, { entryUrl: location.href, latam: true });
    setReferrer("https://search.example/?gclid=g");
    expect(readLeadTracking(lead)).toEqual({
      ...always,
      path_url: `${site}/?utm_source=ads`,
      landing_page_url: `${site}/?utm_source=ads`,
      referer: "https://search.example/",
      latam: true,
    });
  });

  it("does not report a later page as the landing page", () => {
    page.entryUrl = `${site}/?gclid=g`;
    expect(readLeadTracking(lead)).not.toHaveProperty("landing_page_url");
    page.entryUrl = location.href;
    setReferrer(`${site}/?utm_source=ads`);
    expect(readLeadTracking(lead)).not.toHaveProperty("landing_page_url");
    setReferrer(`${site}/`);
    expect(readLeadTracking(lead)).toEqual({ ...always, path_url: `${site}/contact?product=RP` });
  });
});
