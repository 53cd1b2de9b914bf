import { describe, expect, it } from "vitest";
import { parseActionUrl } from "@/lib/content/actions/link";

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
    expect(parseActionUrl(new URL(url))).toEqual(call);
  });
});
