import { expect, it } from "vitest";
import { describeTouch } from "@/lib/features/tracking/describe-touch";

it.each([
  ["is empty without values", {}, ""],
  ["leaves out the seconds", { at: "2026-11-02T10:15:59.000Z" }, "2026-11-02 10:15 UTC"],
  [
    "has a fixed order and leaves out empty values",
    {
      gclid: "click-1",
      landing_page_url: "https://oxbow.example/pricing",
      referer: "https://search.example/",
      ad_group_id: "77",
      utm_medium: "cpc",
      utm_source: "google",
      utm_campaign: "spring",
      utm_term: "",
      at: "2026-11-02T10:15:59.000Z",
    },
    "2026-11-02 10:15 UTC, campaign spring, source google, medium cpc, ad group 77, from https://search.example/, first page https://oxbow.example/pricing, gclid click-1",
  ],
])("the description of a touch %s", (_, touch, text) => {
  expect(describeTouch(touch)).toBe(text);
});
