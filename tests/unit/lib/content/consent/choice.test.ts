import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentWithoutChoice, formatConsent, parseConsent } from "@/lib/content/consent/choice";

const at = new Date("2026-11-21T10:00:00.000Z");

describe("the consent cookie", () => {
  it("is parsed back to what was formatted", () => {
    const choice = fc.record({ analytics: fc.boolean(), marketing: fc.boolean(), chat: fc.boolean() });
    fc.assert(
      fc.property(choice, (given) => {
        const text = formatConsent(given, at);
        expect(text).toMatch(/^[\w.-]+$/);
        expect(parseConsent(text)).toEqual({ ...given, decidedAt: at.toISOString(), source: "visitor" });
      }),
    );
  });

  it("allows nothing if its value is invalid", () => {
    for (const text of [undefined, "", "true", "2.analytics.1795242840", "1.analytics", "1.analytics.x"])
      expect(parseConsent(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const consent = parseConsent(text);
        expect(consent === null || !(consent.analytics || consent.marketing || consent.chat)).toBe(true);
      }),
    );
  });
});

describe("the default before a choice", () => {
  it.each([
    [{ hasGpc: false, isGrantedByRegion: false }, "default", false],
    [{ hasGpc: true, isGrantedByRegion: false }, "gpc", false],
    [{ hasGpc: false, isGrantedByRegion: true }, "region", true],
    [{ hasGpc: true, isGrantedByRegion: true }, "gpc", false],
  ])("%j is %s", (signals, source, isAllowed) => {
    const consent = consentWithoutChoice(signals);
    expect(consent).toMatchObject({ source, analytics: isAllowed, marketing: isAllowed, decidedAt: null });
  });
});
