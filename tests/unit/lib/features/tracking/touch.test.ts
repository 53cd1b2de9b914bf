import { describe, expect, it } from "vitest";
import { buildTouch, hasSource, limitUrl, readArrival } from "@/lib/features/tracking/touch";

const now = new Date("2026-11-21T10:00:00Z");
const here = "https://oxbow.example";

describe("readArrival", () => {
  it("returns landing page, referrer, ad group and campaign", () => {
    const address = `${here}/datasets?groupid=7&gclid=abc&utm_source=ads#plans`;
    expect(readArrival(address, "https://search.example/")).toEqual({
      landing_page_url: `${here}/datasets?groupid=7&gclid=abc&utm_source=ads`,
      referrer: "https://search.example/",
      isInternal: false,
      isFromLandingPage: false,
      adGroup: "7",
      campaign: { gclid: "abc", utm_source: "ads" },
      webutation: null,
    });
  });

  it.each([
    [`${here}/blog`, true],
    [`${here}/receipt/a-secret`, true],
    ["https://stage.oxbow.example/", false],
    ["https://www.oxbow-cn.example/pricing", false],
  ])("keeps the landing page and drops the referrer of our own host: %s", (before, isInternal) => {
    expect(readArrival(`${here}/contact`, before)).toMatchObject({
      landing_page_url: `${here}/contact`,
      referrer: null,
      isInternal,
    });
  });

  it("finds the landing page of a visitor who left before it ran scripts", () => {
    const before = `${here}/datasets?gclid=abc&adgroupid=7`;
    expect(readArrival(`${here}/contact`, before)).toMatchObject({
      landing_page_url: before,
      isFromLandingPage: true,
      adGroup: "7",
      campaign: { gclid: "abc" },
    });
  });
});

describe("buildTouch", () => {
  it("contains the source of a visit", () => {
    const touch = buildTouch(readArrival(`${here}/?gclid=a`, "https://search.example/"), now);
    expect(touch).toEqual({
      at: now.toISOString(),
      landing_page_url: `${here}/?gclid=a`,
      referer: "https://search.example/",
      gclid: "a",
    });
    expect(touch && hasSource(touch)).toBe(true);
  });
});

describe("limitUrl", () => {
  it.each([
    [`${here}/a?b=1#c`, `${here}/a?b=1`],
    [`${here}/a?b=${"x".repeat(1000)}`, `${here}/a`],
    [`${here}/${"x".repeat(1000)}`, `${here}/`],
    [`${here}/receipt/a-secret?b=1`, `${here}/receipt`],
    [`${here}/scraping-digest/confirm?token=a-secret`, `${here}/scraping-digest/confirm`],
  ])("keeps %s in bounds", (address, bounded) => {
    expect(limitUrl(address)).toBe(bounded);
  });
});
