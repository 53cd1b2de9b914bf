import { describe, expect, it } from "vitest";
import { isActionUrl, parseActionUrl } from "@/lib/content/actions/link";

const fromUrl = (url: string) => parseActionUrl(new URL(url));

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
