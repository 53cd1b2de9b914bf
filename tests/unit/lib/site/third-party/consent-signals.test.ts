// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { nothingAllowed } from "@/lib/content/consent/choice";
import { buildConsentSignals, pushConsent } from "@/lib/site/third-party/consent-signals";

beforeEach(() => Reflect.deleteProperty(window, "dataLayer"));

it("denies every signal while nothing is allowed", () => {
  expect(new Set(Object.values(buildConsentSignals(nothingAllowed)))).toEqual(new Set(["denied"]));
});

it.each([
  ["marketing", ["ad_storage", "ad_user_data", "ad_personalization"]],
  ["analytics", ["analytics_storage"]],
  ["chat", ["functionality_storage"]],
])("grants only the signals of %s", (category, expected) => {
  const signals = buildConsentSignals({ ...nothingAllowed, [category]: true });
  const granted = Object.entries(signals).filter(([, signal]) => signal === "granted");
  expect(granted.map(([name]) => name)).toEqual(expected);
});

it("is an Arguments object, which the tag manager requires of commands", () => {
  pushConsent("default", nothingAllowed);
  const [command] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe("[object Arguments]");
  expect(Array.isArray(command)).toBe(false);
  expect(Array.from(Object(command)).slice(0, 2)).toEqual(["consent", "default"]);
});
