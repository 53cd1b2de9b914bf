/** Campaign parameters of URLs: which ones are read, and their limits. */

/** Parameters stored in cookies of the same name for thirty days. gclid is a click id, too; startnow names an offer. */
export const cookieNames = ["transaction_id", "startnow", "gclid"] as const;
export type CookieName = (typeof cookieNames)[number];

/** Identify a campaign, but never a click or a person. */
const campaignLabels = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
] as const;

const clickIds = ["gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "ttclid", "twclid", "dclid"] as const;

export const campaignNames = [...campaignLabels, ...clickIds, ...cookieNames] as const;
export type CampaignName = (typeof campaignNames)[number];
export type CampaignParameters = Partial<Record<CampaignName, string>>;

const adGroupNames = ["adgroupid", "groupid"] as const;

/** Longer values are dropped: they are not genuine. */
export const maxParameterLength = 300;
/** How many values of a repeated parameter are kept. */
const maxValues = 5;

/** The values of one parameter, joined with commas; empty when there are none or they are too long. */
function readParameter(query: URLSearchParams, name: string): string {
  const values = query
    .getAll(name)
    .map((value) => value.replace(/\p{Cc}/gu, "").trim())
    .filter((value) => value !== "");
  const joined = [...new Set(values)].slice(0, maxValues).join(",").toWellFormed();
  return joined.length > maxParameterLength ? "" : joined;
}

/** The campaign parameters of a query, without empty ones. */
export function parseCampaign(query: URLSearchParams): CampaignParameters {
  const found = campaignNames.map((name) => [name, readParameter(query, name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ""));
}

/** The ad group of a query: `adgroupid`, else `groupid`; empty for none. */
export function parseAdGroup(query: URLSearchParams): string {
  return adGroupNames.map((name) => readParameter(query, name)).find((value) => value !== "") ?? "";
}

/**
 * Parameters that may identify a click, an ad group or a referral. The specification names webutation without saying what it
 * means, so it is treated as one.
 */
export const trackingIdParameters: readonly string[] = [
  ...clickIds,
  ...cookieNames,
  ...adGroupNames,
  "webutation",
];

/** A URL without its fragment and without tracking ids. PRIVACY: only this form may leave the browser before consent. */
export function removeTrackingIds(text: string): string {
  const url = new URL(text);
  url.hash = "";
  for (const name of trackingIdParameters) {
    // `delete` rewrites the query even if the parameter is missing.
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
