/** The tracking data that a form sends, depending on the visitor's consent. Runs in the browser. */

import { formTypeOf, parseInquiryProduct } from "@/lib/base/products";
import { getConsent } from "@/lib/content/consent/consent";
import { readClientId } from "@/lib/features/analytics/data-layer";
import { buildPageBundle, buildTrackingBundle } from "./bundle";
import type { TrackingBundle } from "./bundle-schema";
import { entryUrl, persistVisit, readLatam } from "./visit";

/** The tracking bundle for a lead sent now, with the product and plan of its content if its form has them. */
export function readLeadTracking({ product, plan }: Readonly<Record<string, unknown>>): TrackingBundle {
  const visit = persistVisit();
  const page = {
    url: location.href,
    entryUrl: entryUrl(),
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    latam: readLatam(),
    // PRIVACY: the analytics script's id exists only with consent to analytics.
    clientId: getConsent().analytics ? readClientId() : undefined,
    form_type: formTypeOf(parseInquiryProduct(product)),
    form_type_value: typeof plan === "string" ? plan : "",
  };
  return visit === null ? buildPageBundle(page) : buildTrackingBundle(visit, page);
}
