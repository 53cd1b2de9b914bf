/**
 * Everything that this site may store in a browser. The page that shows and erases it reads this list, and a
 * test compares it with the text of `/legal/cookies`: anything not listed here must not be stored.
 */
import type { ConsentCategory } from "./choice";

/** `frame`: a third-party frame in our page. It stores data under its own origin, out of our reach. */
export type StorageKind = "cookie" | "session" | "local" | "frame";

export type StorageEntry = {
  /** Its name; `*` is a wildcard. */
  name: string;
  place: StorageKind;
  /** Required consent; `necessary` needs none. */
  category: "necessary" | ConsentCategory;
  /** A sentence. */
  purpose: string;
  /** Completes the sentence "Kept …". */
  lifetime: string;
};

const inTab = "until you close the tab";

function listInTab(category: StorageEntry["category"], purposes: Record<string, string>): StorageEntry[] {
  return Object.entries(purposes).map(([name, purpose]) => ({
    name,
    place: "session",
    category,
    purpose,
    lifetime: inTab,
  }));
}

const necessary: readonly StorageEntry[] = [
  {
    name: "consent",
    place: "cookie",
    category: "necessary",
    purpose: "Your choice about this list, so that we can keep to it and need not ask again.",
    lifetime: "for 6 months",
  },
  {
    name: "exp_*",
    place: "cookie",
    category: "necessary",
    purpose:
      "Which version of a page you were shown, so that it does not change while you read. No number, no id.",
    lifetime: "for 30 days",
  },
  {
    name: "__prerender_bypass",
    place: "cookie",
    category: "necessary",
    purpose: "Shows unpublished pages to people who edit this site. Nobody else gets it.",
    lifetime: "until the preview is left",
  },
  {
    name: "io.prismic.preview",
    place: "cookie",
    category: "necessary",
    purpose: "Says which unpublished pages an editor looks at. Nobody else gets it.",
    lifetime: "until the preview is left",
  },
  {
    name: "closed_news",
    place: "local",
    category: "necessary",
    purpose: "Which news at the top of the page you have closed.",
    lifetime: "until you erase it",
  },
  ...listInTab("necessary", {
    "*_draft": "What you are typing into a form, so that an accidental close does not cost you the text.",
    "*_draft_*": "The same, for a form that stands on several pages, such as the one of a guide.",
    inquiry_sent: "What you sent to sales, so that the form can show you that it arrived.",
    pushed_leads: "Numbers of the forms you sent, so that a reload does not count one twice.",
    attribution_panel: "That you opened the panel of campaign data by its address. Visitors do not meet it.",
  }),
];

const marketing: readonly StorageEntry[] = [
  {
    name: "transaction_id",
    place: "cookie",
    category: "marketing",
    purpose: "The number under which a partner sent you here, so that the partner can be paid.",
    lifetime: "for 30 days",
  },
  {
    name: "startnow",
    place: "cookie",
    category: "marketing",
    purpose: "Which offer of a campaign you followed.",
    lifetime: "for 30 days",
  },
  {
    name: "gclid",
    place: "cookie",
    category: "marketing",
    purpose: "The number that Google gave your click on an advertisement, so that we know which one works.",
    lifetime: "for 30 days",
  },
  {
    name: "webutation",
    place: "cookie",
    category: "marketing",
    purpose: "A mark of a partner’s site. It is read once and taken away.",
    lifetime: "until it is read",
  },
  {
    name: "_ga*",
    place: "cookie",
    category: "marketing",
    purpose: "A random number that tags of Google set, where the site runs with a tag manager.",
    lifetime: "for up to 2 years",
  },
  {
    name: "_gcl_*",
    place: "cookie",
    category: "marketing",
    purpose:
      "Your click on an advertisement, kept by tags of Google, where the site runs with a tag manager.",
    lifetime: "for 90 days",
  },
  {
    name: "form.typeform.com",
    place: "frame",
    category: "marketing",
    purpose:
      "What Typeform keeps of its own when one of its forms is shown in a page, such as which form you have begun, where the site runs with hosted forms.",
    lifetime: "by Typeform, for up to 1 year",
  },
  ...listInTab("marketing", {
    landing_page_url: "The first page you saw.",
    referrer: "The site you came from, unless it is one of ours.",
    adgroupid: "The group of advertisements you came by.",
    webutation: "The mark of a partner’s site.",
    experiment_id: "Which comparison of two versions of a page you took part in.",
    experiment_variant: "Which of the two versions you saw.",
    product: "The product you asked sales about, or else read about last.",
    plan: "The plan you picked last.",
    latam: "Whether you read a page for Latin America.",
    data: "How you came here first and last: page, site and campaign; and which product your last inquiry was about.",
  }),
];

const analytics: readonly StorageEntry[] = [
  {
    name: "ph_*_posthog",
    place: "cookie",
    category: "analytics",
    purpose: "A random number that tells one browser from another, and when this visit began.",
    lifetime: "for 365 days",
  },
  {
    name: "ph_*_posthog",
    place: "local",
    category: "analytics",
    purpose: "The same number, and what the measuring script was told about surveys and comparisons.",
    lifetime: "until you erase it or withdraw",
  },
  {
    name: "__ph_*",
    place: "local",
    category: "analytics",
    purpose: "That the measuring script was allowed or refused.",
    lifetime: "until you erase it or withdraw",
  },
  {
    name: "ph_*",
    place: "session",
    category: "analytics",
    purpose: "A random number of this tab, so that two tabs are not counted as one.",
    lifetime: inTab,
  },
  {
    name: "*Survey_*",
    place: "local",
    category: "analytics",
    purpose: "Which survey you have seen or begun, so that it is not shown again.",
    lifetime: "until you erase it or withdraw",
  },
  {
    name: "lastSeenSurveyDate",
    place: "local",
    category: "analytics",
    purpose: "When you last saw a survey, so that the next one waits.",
    lifetime: "until you erase it or withdraw",
  },
];

const chat: readonly StorageEntry[] = [
  {
    name: "*_WEB_STORAGE",
    place: "local",
    category: "chat",
    purpose:
      "Your conversation with us, so that it goes on from page to page, where the site runs with chat.",
    lifetime: "until you erase it or withdraw",
  },
  {
    name: "*_WEB_STORAGE",
    place: "session",
    category: "chat",
    purpose: "Whether the chat stands open in this tab, where the site runs with chat.",
    lifetime: inTab,
  },
];

/** All entries in display order. */
export const storageInventory: readonly StorageEntry[] = [...necessary, ...marketing, ...analytics, ...chat];

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The entry of a stored name; null for an unknown one. */
export function findStorageEntry(place: StorageKind, name: string): StorageEntry | null {
  const candidates = storageInventory.filter((entry) => entry.place === place);
  const matches = (entry: StorageEntry) =>
    new RegExp(`^${entry.name.split("*").map(escapeText).join(".+")}$`).test(name);
  return candidates.find((entry) => entry.name === name) ?? candidates.find(matches) ?? null;
}
