/** One way by which a visitor came: the page they landed on, where from, and the campaign. Pure. */

import { parseForeignReferrer } from "@/lib/base/env/own-hosts";
import {
  type CampaignName,
  type CampaignParameters,
  campaignNames,
  parseAdGroup,
  parseCampaign,
} from "./campaign-parameters";

export const touchNames = ["at", "landing_page_url", "referer", "ad_group_id", ...campaignNames] as const;
/** `at` is when they came, ISO; the rest only where there is something to say. */
export type Touch = { at: string; landing_page_url?: string; referer?: string; ad_group_id?: string } & {
  [Name in CampaignName]?: string;
};

/** How a document was reached. */
export type Arrival = {
  landing_page_url: string;
  /** Null when the visitor came from one of our own hosts, or from nowhere that can be read. */
  referrer: string | null;
  /** Another page of this site led here. */
  isInternal: boolean;
  adGroup: string;
  campaign: CampaignParameters;
  /** The parameter of this name, if there. */
  webutation: string | null;
};

/** Characters of an address that is worth keeping whole; a longer one loses its query. */
const longestAddress = 1000;

/** An address that goes with a lead: without fragment, and without a query that is out of all proportion. */
export function boundAddress(address: string): string {
  const url = new URL(address);
  url.hash = "";
  if (url.href.length > longestAddress) url.search = "";
  return url.href.length > longestAddress ? `${url.origin}/` : url.href;
}

/**
 * How the document at `address` was reached, from its address when it was opened and `document.referrer`.
 * A visitor who was faster than the page is found on the next one: the page before is then the referrer.
 * PRIVACY: such a page of ours counts only where it names a campaign; private pages never do.
 */
export function readArrival(address: string, referrer: string): Arrival {
  const page = new URL(address);
  const before = URL.parse(referrer);
  const isFromHere = before?.host === page.host;
  const isLate = isFromHere && Object.keys(parseCampaign(before.searchParams)).length > 0;
  const foreign = parseForeignReferrer(referrer, page.host);
  const landing = isLate ? before : page;
  const query = landing.searchParams;
  return {
    landing_page_url: boundAddress(landing.href),
    referrer: foreign && boundAddress(foreign),
    isInternal: isFromHere && !isLate,
    adGroup: parseAdGroup(query),
    campaign: parseCampaign(query),
    webutation: query.get("webutation"),
  };
}

/** The touch of an arrival; null when nothing brought the visitor here but our own pages. */
export function buildTouch(arrival: Arrival, now: Date): Touch | null {
  const { landing_page_url, referrer, isInternal, adGroup, campaign } = arrival;
  const isCampaign = Object.keys(campaign).length > 0 || adGroup !== "";
  if (isInternal && !isCampaign) return null;
  return {
    at: now.toISOString(),
    ...(!isInternal && { landing_page_url }),
    ...(referrer !== null && { referer: referrer }),
    ...(adGroup !== "" && { ad_group_id: adGroup }),
    ...campaign,
  };
}

/** Whether something other than the visitor's own typing brought them. */
export function isBrought({ at, landing_page_url, ...reasons }: Touch): boolean {
  return Object.keys(reasons).length > 0;
}
