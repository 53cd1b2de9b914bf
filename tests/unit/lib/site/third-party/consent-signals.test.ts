import { expect, it } from "vitest";
import { nothingAllowed } from "@/lib/content/consent/choice";
import { buildConsentSignals } from "@/lib/site/third-party/consent-signals";

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
