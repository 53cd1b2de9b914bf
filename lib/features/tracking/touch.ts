/** A marketing touch: the landing page, the referrer and the campaign of one arrival. Pure. */

import {
  type CampaignName,
  type CampaignParameters,
  campaignNames,
  parseAdGroup,
  parseCampaign,
} from "@/lib/base/campaign-parameters";
import { parseExternalReferrer } from "@/lib/base/env/own-hosts";
import { findPrivatePath } from "@/lib/base/private-paths";

export const touchNames = ["at", "landing_page_url", "referer", "ad_group_id", ...campaignNames] as const;
/** `at` is the time of arrival, ISO; empty values are left out. */
export type Touch = { at: string; landing_page_url?: string; referer?: string; ad_group_id?: string } & {
  [Name in CampaignName]?: string;
};

type Arrival = {
  landing_page_url: string;
  /** Null when the referrer is one of our own hosts or unknown. */
  referrer: string | null;
  /** The referrer is another page of this site, but not the landing page. */
  isInternal: boolean;
  /** The landing page is the referrer: it may have recorded this arrival already. */
  isFromLandingPage: boolean;
  adGroup: string;
  campaign: CampaignParameters;
  /** The query parameter of this name (specification, point 3); passed on to the CRM. */
  webutation: string | null;
};

/** Longest URL that is kept whole; a longer one loses its query. */
const maxUrlLength = 1000;

/** A URL to store with a lead: without fragment and private token, and without its query when it is too long. */
export function limitUrl(text: string): string {
  const url = new URL(text);
  const privatePath = findPrivatePath(url.pathname);
  url.hash = "";
  url.pathname = privatePath ?? url.pathname;
  if (privatePath !== undefined || url.href.length > maxUrlLength) url.search = "";
  return url.href.length > maxUrlLength ? `${url.origin}/` : url.href;
}

/**
 * How the document at `url` was reached, from the URL it was opened with and `document.referrer`. If a
 * visitor left the landing page before it ran this code, the next page finds the landing page as its
 * referrer. PRIVACY: a page of ours counts as a landing page only if its URL names a campaign; private pages
 * never do.
 */
export function readArrival(url: string, referrer: string): Arrival {
  const page = new URL(url);
  const referrerUrl = URL.parse(referrer);
  const isFromThisSite = referrerUrl?.host === page.host;
  const isFromLandingPage = isFromThisSite && Object.keys(parseCampaign(referrerUrl.searchParams)).length > 0;
  const external = parseExternalReferrer(referrer, page.host);
  const landing = isFromLandingPage ? referrerUrl : page;
  const query = landing.searchParams;
  return {
    landing_page_url: limitUrl(landing.href),
    referrer: external && limitUrl(external),
    isInternal: isFromThisSite && !isFromLandingPage,
    isFromLandingPage,
    adGroup: parseAdGroup(query),
    campaign: parseCampaign(query),
    webutation: query.get("webutation"),
  };
}

/** The touch of an arrival; null for navigation within the site. */
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

/** Whether a referrer or campaign brought the visitor, rather than a typed URL. */
export function hasSource({ at, landing_page_url, ...sources }: Touch): boolean {
  return Object.keys(sources).length > 0;
}
