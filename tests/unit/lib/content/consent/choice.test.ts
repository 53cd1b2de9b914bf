import { expect, it } from "vitest";
import { formatConsent, parseConsent } from "@/lib/content/consent/choice";

const at = new Date("2026-11-21T10:00:00.000Z");

/** Every combination of the categories. */
const choices = Array.from({ length: 8 }, (_, bits) => ({
  analytics: (bits & 1) > 0,
  marketing: (bits & 2) > 0,
  chat: (bits & 4) > 0,
}));

it.each(choices)("the cookie is parsed back to what was formatted: %j", (choice) => {
  const text = formatConsent(choice, at);
  expect(text).toMatch(/^[\w.-]+$/);
  expect(parseConsent(text)).toEqual({ ...choice, decidedAt: at.toISOString(), source: "visitor" });
});

it.each([null, "", "true", "2.analytics.1795242840", "1.analytics", "1.analytics.x"])(
  "the cookie is no choice if it is %j",
  (text) => expect(parseConsent(text)).toBeNull(),
);
