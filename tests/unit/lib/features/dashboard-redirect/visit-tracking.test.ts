// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { getVisitTracking } from "@/lib/features/dashboard-redirect/visit-tracking";
import { buildTrackingQuery } from "@/lib/features/tracking/tracking-query";

function clearCookies() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  for (const name of ["gclid", "transaction_id", "startnow"]) document.cookie = `${name}=; max-age=0`;
}
beforeEach(() => {
  sessionStorage.clear();
  clearCookies();
  setConsent(everythingAllowed);
});

describe("getVisitTracking", () => {
  it("reads cookies and session storage under the names of the bundle", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `gclid=${encodeURIComponent("a,b")}`;
    sessionStorage.setItem("adgroupid", '"77"');
    sessionStorage.setItem("referrer", '"https://news.example/"');
    sessionStorage.setItem("experiment_variant", '"B"');
    sessionStorage.setItem("latam", "false");
    sessionStorage.setItem("landing_page_url", '"https://oxbow.example/"');
    sessionStorage.setItem("data", '{"secret":1}');
    expect(buildTrackingQuery(getVisitTracking())).toBe(
      "gclid=a%2Cb&landing_page_url=https%3A%2F%2Foxbow.example%2F&ad_group_id=77&referer=https%3A%2F%2Fnews.example%2F&experiment_variation=B&latam=false",
    );
  });

  it("is empty without consent, even if values are stored", () => {
    setConsent(nothingAllowed);
    sessionStorage.setItem("adgroupid", '"77"');
    expect(getVisitTracking()).toEqual({});
  });
});
