import { describe, expect, it } from "vitest";
import { isActionUrl, parseActionQuery, parseActionUrl } from "@/lib/content/actions/link";

const fromUrl = (url: string) => parseActionUrl(new URL(url));
const fromQuery = (query: string) => parseActionQuery(new URLSearchParams(query));

describe("parseActionUrl", () => {
  it.each([
    ["https://action/scroll-to-form", { name: "scroll-to-form" }],
    ["http://action/scroll-to-form/", { name: "scroll-to-form" }],
    [
      "https://action/open-inquiry-modal?product=RP&plan=team",
      { name: "open-inquiry-modal", product: "RP", plan: "team" },
    ],
    ["https://action/open-inquiry-modal?product=NOPE", { name: "open-inquiry-modal", product: "General" }],
    ["https://action/open-typeform-popup?form=aBc123", { name: "open-typeform-popup", form: "aBc123" }],
    ["https://action/open-typeform-popup?form=https://evil.example", { name: "open-typeform-popup" }],
    [`https://action/open-inquiry-modal?plan=${"x".repeat(61)}`, { name: "open-inquiry-modal" }],
  ])("reads %s", (url, call) => {
    expect(fromUrl(url)).toEqual(call);
  });

  it.each(["https://action/", "https://action/unknown", "https://action/scroll-to-form/more"])(
    "parses %s as an unknown action",
    (url) => {
      expect(isActionUrl(new URL(url))).toBe(true);
      expect(fromUrl(url)).toBeNull();
    },
  );

  it.each(["https://action.example/scroll-to-form", "https://oxbow.example/action/scroll-to-form"])(
    "ignores %s",
    (url) => {
      expect(isActionUrl(new URL(url))).toBe(false);
      expect(fromUrl(url)).toBeNull();
    },
  );
});

describe("parseActionQuery", () => {
  it("parses an action with its product and plan", () => {
    expect(fromQuery("action=open-inquiry-modal&product=MP&plan=team&utm_source=x")).toEqual({
      name: "open-inquiry-modal",
      product: "MP",
      plan: "team",
    });
  });

  it.each([
    "",
    "action=",
    "action=redirect-to-affiliate",
    "action=google-sign-in-from-pricing",
    "action=open-proxy-manager",
    "action=open-typeform-popup&form=abcd1234",
    "action=close-banner",
    "action=javascript:alert(1)",
  ])("does nothing for ?%s", (query) => {
    expect(fromQuery(query)).toBeNull();
  });
});
