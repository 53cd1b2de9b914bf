/** What a visitor may allow, and the cookie that keeps their answer. Pure. */

/** What needs a yes. What the site needs to work is not asked for. */
export const consentCategories = ["analytics", "marketing", "chat"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

export type Consent = ConsentChoice & {
  /** When the visitor chose, ISO; null while nobody asked or answered. */
  decidedAt: string | null;
  /** `gpc`: the browser's Global Privacy Control. `region`: the law there asks for no consent. */
  source: "default" | "visitor" | "gpc" | "region";
};

export const consentCookie = "consent";
/** Six months: long enough not to pester, short enough to ask again. */
export const consentDays = 182;

/** The first part of the cookie's text. Another version of the categories asks everybody again. */
const version = "1";

export const nothingAllowed: ConsentChoice = { analytics: false, marketing: false, chat: false };
export const everythingAllowed: ConsentChoice = { analytics: true, marketing: true, chat: true };

/** A choice as the cookie keeps it: "1.analytics-chat.1795242840". */
export function formatConsent(choice: ConsentChoice, decidedAt: Date): string {
  const allowed = consentCategories.filter((category) => choice[category]);
  return [version, allowed.join("-"), Math.floor(decidedAt.getTime() / 1000)].join(".");
}

/** A visitor's own choice from the cookie's text; null for none, an old version or anything else. */
export function parseConsent(text: string | undefined): Consent | null {
  const [, given, allowed = "", seconds] = /^(\d+)\.([a-z-]*)\.(\d{1,11})$/.exec(text ?? "") ?? [];
  if (given !== version) return null;
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
 * What holds while the visitor has not chosen: nothing is allowed. `mayStartGranted` is true where the
 * region asks for no consent and the site is configured to make use of it; the browser's own signal
 * still counts as a no.
 */
export function consentWithoutChoice(signals: { hasGpc: boolean; mayStartGranted: boolean }): Consent {
  if (signals.hasGpc) return { ...nothingAllowed, decidedAt: null, source: "gpc" };
  if (signals.mayStartGranted) return { ...everythingAllowed, decidedAt: null, source: "region" };
  return { ...nothingAllowed, decidedAt: null, source: "default" };
}

/** Whether two states allow the same and come from the same answer. */
export function isSameConsent(a: Consent, b: Consent): boolean {
  return (
    consentCategories.every((category) => a[category] === b[category]) &&
    a.source === b.source &&
    a.decidedAt === b.decidedAt
  );
}
