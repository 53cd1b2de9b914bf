/** What the tag manager hears of the visitor's consent: its own signals, in its data layer. */
import type { ConsentChoice } from "@/lib/content/consent/choice";

type Signal = "granted" | "denied";
export type ConsentSignals = Record<
  "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage" | "functionality_storage",
  Signal
>;

/** Consent in the tag manager's words. */
export function buildConsentSignals({ analytics, marketing, chat }: ConsentChoice): ConsentSignals {
  const say = (isAllowed: boolean): Signal => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    analytics_storage: say(analytics),
    functionality_storage: say(chat),
  };
}

/**
 * A command as the tag manager takes it. It tells commands from other entries by the kind of object that
 * a function's `arguments` are; a list would mean something else to it.
 */
function buildCommand(...parts: readonly unknown[]): object {
  return Object.assign({ length: parts.length, [Symbol.toStringTag]: "Arguments" }, parts);
}

/** Puts a consent command into the data layer: the default before any tag, an update at each change. */
export function pushConsent(moment: "default" | "update", choice: ConsentChoice): void {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(buildCommand("consent", moment, buildConsentSignals(choice)));
}
