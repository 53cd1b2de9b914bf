import type { ConsentChoice } from "@/lib/content/consent/choice";

type Signal = "granted" | "denied";
type ConsentSignals = Record<
  "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage" | "functionality_storage",
  Signal
>;

export function buildConsentSignals({ analytics, marketing, chat }: ConsentChoice): ConsentSignals {
  const toSignal = (isAllowed: boolean): Signal => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
    analytics_storage: toSignal(analytics),
    functionality_storage: toSignal(chat),
  };
}

/** A tag manager command: an object of type `Arguments`, because an array is not recognized. */
function buildCommand(...parts: readonly unknown[]): object {
  return Object.assign({ length: parts.length, [Symbol.toStringTag]: "Arguments" }, parts);
}

/** Pushes a consent command: `default` before any tag, `update` after each change. */
export function pushConsent(moment: "default" | "update", choice: ConsentChoice): void {
  window.dataLayer ??= [];
  window.dataLayer.push(buildCommand("consent", moment, buildConsentSignals(choice)));
}
