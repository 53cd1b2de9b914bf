/** The tracking bundle: what goes with a lead beside what the person typed (specification, point 3). Pure. */
import type { TrackingBundle } from "./bundle-schema";
import { withoutIds } from "./campaign-parameters";
import { boundAddress, readArrival } from "./touch";
import type { Visit } from "./visit";

/** Characters of a browser's name for itself. */
const longestUserAgent = 1000;
/** Bytes of a bundle. The way of one lead must not cost another its message: bodies are bounded. */
const largestBundle = 8000;

export type BundleSources = {
  /** Address of the open page. */
  address: string;
  /** Address of the document when it was opened. */
  openedAddress: string;
  referrer: string;
  userAgent: string;
  /** `is_latam` of the open page. */
  latam: boolean | undefined;
  /** The analytics client's id, where there is one. */
  clientId: string | undefined;
  form_type: string;
  form_type_value: string;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (typeof value === "object" && isHollow(value));
const isHollow = (value: object): boolean => Object.values(value).every(isEmpty);

/** Without empty values; `false` is a value. */
export function withoutEmpty(bundle: TrackingBundle): TrackingBundle {
  return Object.fromEntries(Object.entries(bundle).filter(([, value]) => !isEmpty(value)));
}

/** The ways of a visitor are the largest part, and the least needed. */
function boundSize(bundle: TrackingBundle): TrackingBundle {
  const bytes = new TextEncoder().encode(JSON.stringify(bundle)).length;
  if (bytes <= largestBundle) return bundle;
  const { first_touch, last_touch, ...rest } = bundle;
  return rest;
}

/**
 * The bundle of a visitor who has allowed marketing.
 * @param visit what this browser knows of the visit
 */
export function buildTrackingBundle(visit: Visit, page: BundleSources): TrackingBundle {
  const { cookies, data } = visit;
  return boundSize(
    withoutEmpty({
      path_url: boundAddress(page.address),
      ad_group_id: visit.adgroupid,
      transaction_id: cookies.transaction_id,
      startnow: cookies.startnow,
      gclid: cookies.gclid,
      webutation: visit.webutation === undefined ? undefined : visit.webutation === "1",
      referer: visit.referrer,
      ga_client_id: page.clientId,
      user_agent: page.userAgent.slice(0, longestUserAgent).toWellFormed(),
      landing_page_url: visit.landing_page_url,
      form_type: page.form_type,
      form_type_value: page.form_type_value,
      experiment_id: visit.experiment_id,
      experiment_variation: visit.experiment_variant,
      latam: visit.latam ?? page.latam,
      first_touch: data?.first_touch,
      last_touch: data?.last_touch,
    }),
  );
}

/**
 * The bundle of a visitor who has not agreed: what the open page holds, and no id of anything.
 * It is the page they landed on only as long as they have not moved on.
 */
export function buildPageBundle(page: BundleSources): TrackingBundle {
  const { isInternal, referrer } = readArrival(page.openedAddress, page.referrer);
  const path_url = withoutIds(boundAddress(page.address));
  const opened = withoutIds(boundAddress(page.openedAddress));
  return withoutEmpty({
    path_url,
    landing_page_url: !isInternal && opened === path_url ? path_url : undefined,
    referer: referrer === null ? undefined : withoutIds(referrer),
    user_agent: page.userAgent.slice(0, longestUserAgent).toWellFormed(),
    form_type: page.form_type,
    form_type_value: page.form_type_value,
    latam: page.latam,
  });
}
