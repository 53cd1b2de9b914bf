/** Consent categories and the consent cookie. Pure. */

/** Categories that require consent. Strictly necessary storage does not. */
export const consentCategories = ["analytics", "marketing", "chat"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

export type Consent = ConsentChoice & {
  /** When the visitor chose, in ISO 8601; null without a choice. */
  decidedAt: string | null;
  /** `gpc`: the browser's Global Privacy Control. `region`: the local law requires no consent. */
  source: "default" | "visitor" | "gpc" | "region";
};

export const consentCookie = "consent";
/** Six months, after which visitors are asked again. */
export const consentDays = 182;

/** The first part of the cookie's value. Changing it asks every visitor again. */
const version = "1";

export const nothingAllowed: ConsentChoice = { analytics: false, marketing: false, chat: false };
export const everythingAllowed: ConsentChoice = { analytics: true, marketing: true, chat: true };

/** A choice as a cookie value: "1.analytics-chat.1795242840". */
export function formatConsent(choice: ConsentChoice, decidedAt: Date): string {
  const allowed = consentCategories.filter((category) => choice[category]);
  return [version, allowed.join("-"), Math.floor(decidedAt.getTime() / 1000)].join(".");
}

/** Parses the cookie's value; null if it is missing, of another version or malformed. Unknown categories are ignored. */
export function parseConsent(text: string | null): Consent | null {
  const [, givenVersion, allowed = "", seconds] = /^(\d+)\.([a-z-]*)\.(\d{1,11})$/.exec(text ?? "") ?? [];
  if (givenVersion !== version) return null;
  const names = allowed.split("-");
  return {
    analytics: names.includes("analytics"),
    marketing: names.includes("marketing"),
    chat: names.includes("chat"),
    decidedAt: new Date(Number(seconds) * 1000).toISOString(),
    source: "visitor",
  };
}

/**
 * The consent before the visitor chooses: nothing, or everything if `isGrantedByRegion` and the browser sends no GPC signal.
 * `isGrantedByRegion` is true where the region requires no consent and the site is configured to use that.
 */
export function consentWithoutChoice(signals: { hasGpc: boolean; isGrantedByRegion: boolean }): Consent {
  const source = signals.hasGpc ? "gpc" : signals.isGrantedByRegion ? "region" : "default";
  return { ...(source === "region" ? everythingAllowed : nothingAllowed), decidedAt: null, source };
}
