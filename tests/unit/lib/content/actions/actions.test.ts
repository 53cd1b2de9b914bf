import { describe, expect, it } from "vitest";
import { type ActionName, actionHref, actionNames, actions } from "@/lib/content/actions/actions";

const hrefs: Record<ActionName, string> = {
  "open-inquiry-modal": "/contact?product=RP&plan=team",
  "redirect-to-registration-from-pricing": "/dashboard-redirect",
  "redirect-to-registration-from-product-overview": "/dashboard-redirect?dashboardProductOverview=true",
  "google-sign-in-from-pricing": "/dashboard-redirect?googleSignIn=true",
  "google-sign-in-from-product-overview":
    "/dashboard-redirect?googleSignIn=true&dashboardProductOverview=true",
  "redirect-to-api-playground": "/dashboard-redirect?route=%2Fapi-playground",
  "scroll-to-form": "/contact?product=RP&plan=team",
  "scroll-to-pricing": "/pricing/residential-proxies",
  "redirect-to-affiliate": "https://affiliates.oxbow.example/join",
  "open-proxy-manager": "https://proxy-manager.oxbow.example/",
  "open-success-modal": "/contact?product=RP&plan=team",
  "close-success-modal": "#main",
  "open-global-form": "/contact?product=RP&plan=team",
  "close-global-form": "#main",
  "open-conference-modal": "/oxycon#seat",
  "open-banner": "#announcement",
  "close-banner": "#main",
  "open-typeform-popup": "/contact?product=RP&plan=team",
};

describe("the named actions", () => {
  it.each(actionNames)("%s links to its page without JavaScript", (name) => {
    expect(actionHref({ name, product: "RP", plan: "team" })).toBe(hrefs[name]);
  });

  it("allow URLs no action that navigates away, closes something or loads an arbitrary form", () => {
    const byQuery = actionNames.filter((name) => actions[name].byQuery);
    expect(byQuery).toEqual([
      "open-inquiry-modal",
      "scroll-to-form",
      "scroll-to-pricing",
      "open-success-modal",
      "open-global-form",
      "open-conference-modal",
      "open-banner",
    ]);
    expect(byQuery.filter((name) => !actionHref({ name }).match(/^[/#]/))).toEqual([]);
  });
});
