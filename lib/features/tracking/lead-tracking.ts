/**
 * What a form sends with a lead in addition to what the visitor entered (specification, point 3), depending on the
 * visitor's consent. Runs in the browser.
 */

import { removeTrackingIds } from "@/lib/base/campaign-parameters";
import { formTypeOf, parseInquiryProduct } from "@/lib/base/products";
import { readClientId } from "@/lib/features/analytics/data-layer";
import type { TrackingBundle } from "./bundle-schema";
import { limitUrl, readArrival } from "./touch";
import { entryUrl, persistVisit, readLatam, toBundleFields, type Visit } from "./visit";

const maxUserAgentLength = 1000;
/**
 * Largest bundle in bytes. Request bodies are limited, and tracking must not displace the visitor's message.
 */
const maxBundleBytes = 8000;

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

/** The part of a visitor who has allowed marketing, from the stored visit and the open page. */
function describeVisit(visit: Visit): TrackingBundle {
  return {
    ...toBundleFields(visit),
    path_url: limitUrl(location.href),
    // A lead gets a boolean, the dashboard the value as it is.
    webutation: visit.webutation === undefined ? undefined : visit.webutation === "1",
    ga_client_id: readClientId(),
    latam: visit.latam ?? readLatam(),
    first_touch: visit.data?.first_touch,
    last_touch: visit.data?.last_touch,
  };
}

/**
 * The part without marketing consent: only what the open page holds, and no ids. It includes the landing
 * page only until the visitor navigates.
 */
function describePage(): TrackingBundle {
  const { isInternal, referrer, landing_page_url } = readArrival(entryUrl(), document.referrer);
  const path_url = removeTrackingIds(limitUrl(location.href));
  const isStillOnLandingPage = !isInternal && removeTrackingIds(landing_page_url) === path_url;
  return {
    path_url,
    landing_page_url: isStillOnLandingPage ? path_url : undefined,
    referer: referrer === null ? undefined : removeTrackingIds(referrer),
    latam: readLatam(),
  };
}

/** The tracking bundle for a lead sent now, with the product and plan of its content if its form has them. */
export function readLeadTracking({ product, plan }: Readonly<Record<string, unknown>>): TrackingBundle {
  const visit = persistVisit();
  return limitSize(
    withoutEmpty({
      ...(visit === null ? describePage() : describeVisit(visit)),
      user_agent: navigator.userAgent.slice(0, maxUserAgentLength).toWellFormed(),
      form_type: formTypeOf(parseInquiryProduct(product)),
      form_type_value: typeof plan === "string" ? plan : "",
    }),
  );
}
