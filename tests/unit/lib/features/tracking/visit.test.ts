// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { eraseCategory } from "@/lib/content/consent/stored";
import { recordExposure } from "@/lib/features/analytics/exposures";
import { persistVisitTracking } from "@/lib/features/dashboard-redirect/visit-tracking";
import { readTrackingCookies } from "@/lib/features/tracking/cookies";
import { persistVisit, recordLead, recordPage } from "@/lib/features/tracking/visit";

const open = (path: string) => history.replaceState(null, "", path);
const setReferrer = (url: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(url);

beforeEach(() => {
  setConsent(nothingAllowed);
  eraseCategory("marketing");
  setReferrer("https://search.example/");
  open("/datasets?gclid=g&transaction_id=a&transaction_id=b&startnow=s&adgroupid=7&plan=team&utm_source=ads");
});
afterEach(() => document.body.replaceChildren());

describe("a visit", () => {
  it("is stored as specified on consent", () => {
    document.body.innerHTML = '<div data-latam="true"></div>';
    Cookies.set("webutation", "1");
    recordPage();
    setConsent(everythingAllowed);
    persistVisit();
    expect(readTrackingCookies()).toEqual({ transaction_id: "a,b", startnow: "s", gclid: "g" });
    expect(Cookies.get("webutation")).toBeUndefined();
    const stored = Object.fromEntries(Object.entries(sessionStorage));
    expect(stored).toMatchObject({
      adgroupid: '"7"',
      referrer: '"https://search.example/"',
      webutation: '"1"',
      product: '"DS"',
      plan: '"team"',
      latam: "true",
    });
    expect(JSON.parse(stored.landing_page_url ?? "")).toContain("/datasets?gclid=g");
    expect(JSON.parse(stored.data ?? "")).toMatchObject({ first_touch: { gclid: "g", utm_source: "ads" } });
  });

  it("keeps the first landing page and touch, and the latest click", () => {
    setConsent(everythingAllowed);
    persistVisit();
    setReferrer("https://news.example/");
    open("/pricing?gclid=later&utm_source=news");
    const visit = persistVisit();
    expect(visit?.landing_page_url).toContain("/datasets");
    expect(visit?.referrer).toBe("https://search.example/");
    expect(visit?.cookies).toEqual({ transaction_id: "a,b", startnow: "s", gclid: "later" });
    expect(visit?.data?.first_touch?.utm_source).toBe("ads");
    expect(visit?.data?.last_touch).toMatchObject({ utm_source: "news", referer: "https://news.example/" });
  });

  it("keeps the last touch of its landing page when the next page is loaded", () => {
    setConsent(everythingAllowed);
    open("/?gclid=g");
    const landed = persistVisit()?.data?.last_touch;
    expect(landed).toMatchObject({ referer: "https://search.example/", gclid: "g" });
    setReferrer(`${location.origin}/?gclid=g`);
    open("/pricing");
    expect(persistVisit()?.data?.last_touch).toEqual(landed);
  });

  it("recovers the landing page and campaign from the referrer if the visitor left before scripts ran", () => {
    setConsent(everythingAllowed);
    const landing_page_url = `${location.origin}/datasets?gclid=abc&adgroupid=8`;
    setReferrer(landing_page_url);
    open("/contact");
    expect(persistVisit()).toMatchObject({ landing_page_url, adgroupid: "8", cookies: { gclid: "abc" } });
  });

  it("has the product and plan of the last page about a product or of a lead sent since", () => {
    recordPage();
    setConsent(everythingAllowed);
    persistVisit();
    recordLead({ product: "ISP", plan: "" });
    const named = { gclid: "g", ad_group_id: "7", referer: "https://search.example/" };
    expect(persistVisitTracking()).toMatchObject({ ...named, product: "ISP", plan: "" });
    open("/residential-proxies?plan=team");
    recordPage();
    expect(persistVisitTracking()).toMatchObject({ product: "RP", plan: "team" });
    open("/residential-proxies");
    recordPage();
    expect(persistVisitTracking()).toMatchObject({ product: "RP", plan: "team" });
    open("/datasets");
    recordPage();
    expect(persistVisitTracking()).toMatchObject({ product: "DS", plan: "" });
    recordLead({ product: "MP", plan: "pro" });
    expect(persistVisitTracking()).toMatchObject({ product: "MP", plan: "pro" });
    recordLead({ kind: "reseller" });
    expect(persistVisitTracking()).toMatchObject({ product: "MP", plan: "pro" });
    recordLead({ product: "General", plan: "" });
    expect(persistVisitTracking()).toMatchObject({ product: "", plan: "" });
  });

  it("passes nothing to the dashboard without consent, even if values are stored", () => {
    Cookies.set("gclid", "g");
    sessionStorage.setItem("adgroupid", '"7"');
    expect(persistVisitTracking()).toEqual({});
  });

  it("records the shown variant of a page", () => {
    Cookies.set("exp_scraper-api-page", "SCRAPER_B");
    open("/scraper-api");
    recordPage();
    setConsent(everythingAllowed);
    expect(persistVisit()).toMatchObject({
      experiment_id: "scraper-api-page",
      experiment_variant: "SCRAPER_B",
    });
    expect(sessionStorage.getItem("experiment_variant")).toBe('"SCRAPER_B"');
    Cookies.remove("exp_scraper-api-page");
  });

  it("keeps the latest three experiments, each with its last variant", () => {
    setConsent(everythingAllowed);
    sessionStorage.setItem("experiment_id", '"old,headline"');
    sessionStorage.setItem("experiment_variant", '"a,control"');
    recordExposure({ experiment_id: "menu", experiment_variation: "short" });
    recordExposure({ experiment_id: "headline", experiment_variation: "b" });
    recordExposure({ experiment_id: "pricing-note", experiment_variation: "plain" });
    const { experiment_id = "", experiment_variant = "" } = persistVisit() ?? {};
    expect(experiment_id).toBe("menu,headline,pricing-note");
    expect(experiment_variant).toBe("short,b,plain");
  });

  it("ignores invalid stored values", () => {
    setConsent(everythingAllowed);
    for (const key of ["data", "latam", "adgroupid", "landing_page_url"]) sessionStorage.setItem(key, "{");
    sessionStorage.setItem("product", '{"a":1}');
    expect(persistVisit()).toMatchObject({ adgroupid: "7" });
    expect(persistVisit()?.data?.first_touch?.gclid).toBe("g");
  });
});
