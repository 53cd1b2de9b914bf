import { describe, expect, it } from "vitest";
import { limitUrl, readArrival } from "@/lib/features/tracking/touch";

const here = "https://oxbow.example";

describe("readArrival", () => {
  it.each([
    [`${here}/blog`, true],
    [`${here}/receipt/a-secret`, true],
    ["https://stage.oxbow.example/", false],
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
