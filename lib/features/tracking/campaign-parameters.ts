/** The parameters of campaign addresses: which ones are read, and how much of them. Pure. */

/** Kept in a cookie of their own for thirty days. */
export const cookieNames = ["transaction_id", "startnow", "gclid"] as const;
export type CookieName = (typeof cookieNames)[number];

/** What says which campaign, but not who: not an id of a click or a person. */
const campaignWords = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
] as const;

/** Ids that advertising networks give a click. */
const clickIds = ["gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "ttclid", "twclid", "dclid"] as const;

/** Every parameter that campaign tracking takes from an address. Others are left alone. */
export const campaignNames = [...campaignWords, ...clickIds, ...cookieNames] as const;
export type CampaignName = (typeof campaignNames)[number];
export type CampaignParameters = Partial<Record<CampaignName, string>>;

/** The ad group comes by either name. */
const adGroupNames = ["adgroupid", "groupid"] as const;

/** Characters of one value; a longer one is no id that anybody gave. */
export const longestParameter = 300;
/** Values of a parameter that is there several times. */
const mostValues = 5;

/** The values of one parameter, joined with commas; empty when there are none that can be used. */
function readParameter(query: URLSearchParams, name: string): string {
  const values = query
    .getAll(name)
    .map((value) => value.replace(/\p{Cc}/gu, "").trim())
    .filter((value) => value !== "");
  const joined = [...new Set(values)].slice(0, mostValues).join(",").toWellFormed();
  return joined.length > longestParameter ? "" : joined;
}

/** The campaign parameters of an address, without empty ones. */
export function parseCampaign(query: URLSearchParams): CampaignParameters {
  const found = campaignNames.map((name) => [name, readParameter(query, name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ""));
}

/** The ad group of an address: `adgroupid`, else `groupid`; empty for none. */
export function parseAdGroup(query: URLSearchParams): string {
  return adGroupNames.map((name) => readParameter(query, name)).find((value) => value !== "") ?? "";
}

/**
 * An address without fragment and without anything that names a click or an ad group.
 * PRIVACY: what leaves the browser before the visitor has agreed.
 */
export function withoutIds(address: string): string {
  const url = new URL(address);
  url.hash = "";
  for (const name of [...clickIds, ...cookieNames, ...adGroupNames, "webutation"]) {
    // Even an untouched query is written anew by a deletion.
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
