import { describe, expect, it, vi } from "vitest";
import { campaignNames } from "@/lib/base/campaign-parameters";
import { trackingSchema } from "@/lib/features/leads/forms/common-body-fields";
import { buildPageBundle, buildTrackingBundle, type PageInfo } from "@/lib/features/tracking/bundle";

const page: PageInfo = {
  url: "https://oxbow.example/contact?product=RP#form",
  entryUrl: "https://oxbow.example/contact?product=RP",
  referrer: "https://search.example/",
  userAgent: "Browser/1",
  latam: undefined,
  clientId: "12.34",
  form_type: "rpn",
  form_type_value: "team",
};
const touch = { at: "2026-11-21T10:00:00.000Z", utm_source: "ads" };

it("works in browsers without toWellFormed, which get a replacement", async () => {
  const descriptor = Object.getOwnPropertyDescriptor(String.prototype, "toWellFormed") ?? {};
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  try {
    vi.resetModules();
    await vi.importActual("@/instrumentation-client");
    const { user_agent } = buildPageBundle({ ...page, userAgent: "Browser \ud83d/1 \ud83d\ude00" });
    expect(user_agent).toBe("Browser \ufffd/1 \ud83d\ude00");
  } finally {
    Object.defineProperty(String.prototype, "toWellFormed", descriptor);
  }
});

describe("buildTrackingBundle", () => {
  it("has every field of the specification", () => {
    const visit = {
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
    const bundle = buildTrackingBundle(visit, page);
    const { user_agent, form_type, form_type_value, first_touch, last_touch, ...taken } = bundle;
    expect(trackingSchema.parse(bundle)).toMatchObject(taken);
    expect(bundle).toEqual({
      path_url: "https://oxbow.example/contact?product=RP",
      ad_group_id: "7",
      transaction_id: "t1,t2",
      startnow: "s",
      gclid: "g",
      webutation: true,
      referer: "https://search.example/",
      ga_client_id: "12.34",
      user_agent: "Browser/1",
      landing_page_url: "https://oxbow.example/?gclid=g",
      form_type: "rpn",
      form_type_value: "team",
      experiment_id: "scraper",
      experiment_variation: "b",
      latam: false,
      first_touch: touch,
      last_touch: touch,
    });
  });

  it("accepts only 1 as a true flag, and truncates the user agent", () => {
    const bundle = buildTrackingBundle(
      { cookies: {}, webutation: "0" },
      { ...page, userAgent: "x".repeat(1001) },
    );
    expect(bundle.webutation).toBe(false);
    expect(bundle.user_agent).toHaveLength(1000);
  });

  it("leaves out touches if the bundle would be too large", () => {
    const large = {
      at: touch.at,
      ...Object.fromEntries(campaignNames.map((name) => [name, "x".repeat(300)])),
    };
    const visit = { cookies: { gclid: "g" }, data: { first_touch: large, last_touch: large } };
    expect(buildTrackingBundle(visit, page)).not.toHaveProperty("first_touch");
    expect(buildTrackingBundle(visit, page)).toMatchObject({ gclid: "g" });
  });
});

describe("buildPageBundle", () => {
  it("has the open page's values, and no ids", () => {
    const url = "https://oxbow.example/?gclid=g&utm_source=ads&adgroupid=7";
    expect(buildPageBundle({ ...page, url, entryUrl: url, latam: true })).toEqual({
      path_url: "https://oxbow.example/?utm_source=ads",
      landing_page_url: "https://oxbow.example/?utm_source=ads",
      referer: "https://search.example/",
      user_agent: "Browser/1",
      form_type: "rpn",
      form_type_value: "team",
      latam: true,
    });
  });

  it("does not report a later page as the landing page", () => {
    const entryUrl = "https://oxbow.example/?gclid=g";
    expect(buildPageBundle({ ...page, entryUrl })).not.toHaveProperty("landing_page_url");
    const fromCampaign = { ...page, referrer: "https://oxbow.example/?utm_source=ads" };
    expect(buildPageBundle(fromCampaign)).not.toHaveProperty("landing_page_url");
    expect(buildPageBundle({ ...page, referrer: "https://oxbow.example/" })).toEqual({
      path_url: "https://oxbow.example/contact?product=RP",
      user_agent: "Browser/1",
      form_type: "rpn",
      form_type_value: "team",
    });
  });
});
