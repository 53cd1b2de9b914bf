/** Data sent with a lead in addition to what the visitor entered (specification, point 3). Pure. */

import { withoutClickIds } from "@/lib/base/campaign-parameters";
import type { TrackingBundle } from "./bundle-schema";
import { limitUrl, readArrival } from "./touch";
import type { Visit } from "./visit";

const maxUserAgentLength = 1000;
/**
 * Largest bundle in bytes. Request bodies are limited, and tracking must not displace the visitor's message.
 */
const maxBundleBytes = 8000;

export type PageInfo = {
  url: string;
  /** URL that the document was loaded with. */
  entryUrl: string;
  referrer: string;
  userAgent: string;
  /** `is_latam` of the open page. */
  latam: boolean | undefined;
  /** The analytics client id, if there is one. */
  clientId: string | undefined;
  form_type: string;
  form_type_value: string;
};

/** Drops empty values; `false` is a value. */
function withoutEmpty(bundle: TrackingBundle): TrackingBundle {
  return Object.fromEntries(
    Object.entries(bundle).filter(([, value]) => value !== undefined && value !== ""),
  );
}

/** Drops the touches of a bundle that is too large: they are its largest part and the least needed. */
function limitSize(bundle: TrackingBundle): TrackingBundle {
  const bytes = new TextEncoder().encode(JSON.stringify(bundle)).length;
  if (bytes <= maxBundleBytes) return bundle;
  const { first_touch, last_touch, ...rest } = bundle;
  return rest;
}

/** Maps a visit to the bundle's field names, which the specification sets, in the order of the dashboard URL. */
export function toBundleFields({ cookies, ...visit }: Visit) {
  return {
    transaction_id: cookies.transaction_id,
    startnow: cookies.startnow,
    gclid: cookies.gclid,
    landing_page_url: visit.landing_page_url,
    ad_group_id: visit.adgroupid,
    webutation: visit.webutation,
    referer: visit.referrer,
    experiment_id: visit.experiment_id,
    experiment_variation: visit.experiment_variant,
    latam: visit.latam,
  };
}

/** The bundle of a visitor who has allowed marketing, from the stored visit and the open page. */
export function buildTrackingBundle(visit: Visit, page: PageInfo): TrackingBundle {
  return limitSize(
    withoutEmpty({
      ...toBundleFields(visit),
      path_url: limitUrl(page.url),
      // A lead gets a boolean, the dashboard the value as it is.
      webutation: visit.webutation === undefined ? undefined : visit.webutation === "1",
      ga_client_id: page.clientId,
      user_agent: page.userAgent.slice(0, maxUserAgentLength).toWellFormed(),
      form_type: page.form_type,
      form_type_value: page.form_type_value,
      latam: visit.latam ?? page.latam,
      first_touch: visit.data?.first_touch,
      last_touch: visit.data?.last_touch,
    }),
  );
}

/**
 * The bundle without marketing consent: only what the open page holds, and no ids. It includes the landing
 * page only until the visitor navigates.
 */
export function buildPageBundle(page: PageInfo): TrackingBundle {
  const { isInternal, referrer, landing_page_url } = readArrival(page.entryUrl, page.referrer);
  const path_url = withoutClickIds(limitUrl(page.url));
  const isStillOnLandingPage = !isInternal && withoutClickIds(landing_page_url) === path_url;
  return withoutEmpty({
    path_url,
    landing_page_url: isStillOnLandingPage ? path_url : undefined,
    referer: referrer === null ? undefined : withoutClickIds(referrer),
    user_agent: page.userAgent.slice(0, maxUserAgentLength).toWellFormed(),
    form_type: page.form_type,
    form_type_value: page.form_type_value,
    latam: page.latam,
  });
}
