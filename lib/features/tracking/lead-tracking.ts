/** What a form sends of the visit, by what the visitor has allowed. Runs in the browser. */

import { formTypeOf, parseInquiryProduct } from "@/lib/base/products";
import { getConsent } from "@/lib/content/consent/consent";
import { readClientId } from "@/lib/features/analytics/data-layer";
import { buildPageBundle, buildTrackingBundle } from "./bundle";
import type { TrackingBundle } from "./bundle-schema";
import { entryUrl, readLatam, settleVisit } from "./visit";

/**
 * The tracking bundle to send with a lead, right now.
 * @param content the lead's product and plan, where its form has them
 */
export function readLeadTracking({ product, plan }: Readonly<Record<string, unknown>>): TrackingBundle {
  const visit = settleVisit();
  const page = {
    url: location.href,
    entryUrl: entryUrl(),
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    latam: readLatam(),
    // PRIVACY: an id of the analytics script, which is there only where analytics are allowed.
    clientId: getConsent().analytics ? readClientId() : undefined,
    form_type: formTypeOf(parseInquiryProduct(product)),
    form_type_value: typeof plan === "string" ? plan : "",
  };
  return visit === null ? buildPageBundle(page) : buildTrackingBundle(visit, page);
}
