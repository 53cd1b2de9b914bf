import "server-only";
import type { LeadBody } from "@/lib/features/leads/forms/lead-body";

/** From this score on, a lead is held for review. It is never dropped, and the response does not differ. */
const HOLD_AT = 100;
/** Shortest time in which a person fills a form, in ms; a browser can fill the newsletter's one field by itself. */
const minFillTime = { fields: 2_000, oneField: 400 };

const linksIn = (text: string) => text.match(/\bhttps?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
const hasAddress = (text: string) =>
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop)\b/i.test(text);

/**
 * Signs of a script, with their weight. Links alone weigh little: people who buy web data name the
 * sites they mean, and real messages list several.
 */
const signs: { code: string; meaning: string; weight: number; applies: (body: LeadBody) => boolean }[] = [
  {
    code: "honeypot",
    meaning: "a field that people can't see was filled",
    weight: 100,
    applies: ({ website }) => (website ?? "").trim() !== "",
  },
  {
    code: "too-fast",
    meaning: "filled faster than a person types",
    weight: 100,
    applies: ({ fillTime, name, company }) => {
      const isOneField = name === undefined && company === undefined;
      return fillTime !== undefined && fillTime < (isOneField ? minFillTime.oneField : minFillTime.fields);
    },
  },
  {
    code: "address-in-name",
    meaning: "a web address in the name",
    weight: 100,
    applies: ({ name = "" }) => hasAddress(name),
  },
  {
    code: "link-markup",
    meaning: "links written as code",
    weight: 100,
    applies: ({ message = "" }) => /<a\s|\[url[=\]]|\]\(https?:/i.test(message),
  },
  {
    code: "many-links",
    meaning: "more than ten links",
    weight: 100,
    applies: ({ message = "" }) => linksIn(message) > 10,
  },
  {
    code: "some-links",
    meaning: "more than five links",
    weight: 50,
    applies: ({ message = "" }) => linksIn(message) > 5,
  },
  {
    code: "only-a-link",
    meaning: "the message is only a link",
    weight: 50,
    applies: ({ message = "" }) => linksIn(message) > 0 && !/\s/.test(message),
  },
  {
    code: "link-in-company",
    meaning: "a link in the company",
    weight: 50,
    applies: ({ company = "" }) => /https?:\/\//i.test(company),
  },
  {
    code: "no-letters-in-name",
    meaning: "no letters in the name",
    weight: 50,
    applies: ({ name }) => !!name && !/\p{L}/u.test(name),
  },
  {
    code: "name-is-company",
    meaning: "the name is the company",
    weight: 50,
    applies: ({ name, company }) => name !== undefined && name === company,
  },
];

const meanings = new Map([
  ...signs.map(({ code, meaning }) => [code, meaning] as const),
  ["one-of-many", "one of many from its network"] as const,
]);

/** The codes of `holdReasonOf` in words, for reviewers. */
export function describeHoldReason(reason: string): string {
  return reason
    .split(",")
    .map((code) => meanings.get(code) ?? code)
    .join(", ");
}

/**
 * The codes of the signs for which this lead is held, comma-separated; null if it is not held. `exceedsDeliveredRate`: its client
 * sends more leads than are delivered without review.
 */
export function holdReasonOf(body: LeadBody, { exceedsDeliveredRate = false } = {}): string | null {
  const found = signs.filter(({ applies }) => applies(body));
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  if (score < HOLD_AT && !exceedsDeliveredRate) return null;
  return [...found.map(({ code }) => code), ...(exceedsDeliveredRate ? ["one-of-many"] : [])].join(",");
}
