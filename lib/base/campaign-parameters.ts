/** Campaign parameters of URLs: which ones are read, and their limits. Pure. */

/** Stored in cookies for thirty days. */
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

/** Longest value; anything longer is not a genuine id. */
export const maxParameterLength = 300;
/** Most values of a repeated parameter. */
const mostValues = 5;

/** The values of one parameter, joined with commas; empty when there are none or they are too long. */
function readParameter(query: URLSearchParams, name: string): string {
  const values = query
    .getAll(name)
    .map((value) => value.replace(/\p{Cc}/gu, "").trim())
    .filter((value) => value !== "");
  const joined = [...new Set(values)].slice(0, mostValues).join(",").toWellFormed();
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

/** Query parameters that identify a click, an ad group or a person's referral. */
export const idNames: readonly string[] = [...clickIds, ...cookieNames, ...adGroupNames, "webutation"];

/**
 * A URL without its fragment and without click ids and ad groups. PRIVACY: the form of a URL that may leave
 * the browser before consent.
 */
export function withoutClickIds(text: string): string {
  const url = new URL(text);
  url.hash = "";
  for (const name of idNames) {
    // `delete` rewrites the query even if the parameter is missing.
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
