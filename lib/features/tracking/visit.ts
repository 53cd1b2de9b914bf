/**
 * The current visit: where it came from and what it is about. Runs in the browser.
 *
 * PRIVACY: until the visitor allows marketing, nothing is stored. The data lives only in the open document
 * (its URL, its referrer) and in this module's memory. On consent it is written to the three cookies and to
 * session storage; on withdrawal both are erased (`components/analytics/attribution.tsx`).
 */

import { type CampaignParameters, cookieNames } from "@/lib/base/campaign-parameters";
import { isPlanId, parseSubject } from "@/lib/base/form-subject";
import { globalProductTypeOf, type InquiryProduct, parseInquiryProduct } from "@/lib/base/products";
import { getConsent } from "@/lib/content/consent/consent";
import { currentExperiment, listExposures, recordExposure } from "@/lib/features/analytics/exposures";
import { popWebutation, readTrackingCookies, type TrackingCookies, writeTrackingCookies } from "./cookies";
import { readSessionValues, type SessionValues, writeSessionValues } from "./session-values";
import { buildTouch, hasSource, readArrival, type Touch } from "./touch";

export type Visit = Partial<SessionValues> & { cookies: TrackingCookies };

/** From the pages seen and the leads sent since this document was loaded. */
let collected: { product?: string; plan?: string | undefined; latam?: boolean } = {};
/** The cookie `webutation` is removed when it is read, so its value is kept here. */
let webutationFlag: string | null = null;

function navigation(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  const isSupported = typeof PerformanceNavigationTiming !== "undefined";
  return isSupported && entry instanceof PerformanceNavigationTiming ? entry : null;
}

/** The URL that loaded the document. Client-side navigation may have changed `location` since. */
export function entryUrl(): string {
  const loadedUrl = navigation()?.name ?? location.href;
  return URL.parse(loadedUrl)?.host === location.host ? loadedUrl : location.href;
}

/** Whether the document was opened by a reload or by the Back or Forward button: that is no new arrival. */
function isReloadOrHistory(): boolean {
  const type = navigation()?.type;
  return type === "reload" || type === "back_forward";
}

/** `is_latam` of the open page; undefined where the page does not set it. */
export function readLatam(): boolean | undefined {
  const value = document.querySelector<HTMLElement>("[data-latam]")?.dataset.latam;
  return value === undefined ? undefined : value === "true";
}

const cookiesOf = (campaign: CampaignParameters): TrackingCookies =>
  Object.fromEntries(cookieNames.map((name) => [name, campaign[name]]).filter(([, value]) => value));

function mergeTouches(
  stored: SessionValues["data"] = {},
  touch: Touch | null,
  isFromLandingPage: boolean,
): SessionValues["data"] {
  const { first_touch = touch ?? undefined, last_touch } = stored;
  if (touch === null || (isReloadOrHistory() && last_touch)) return stored;
  if (isFromLandingPage && last_touch?.landing_page_url === touch.landing_page_url) return stored;
  return { first_touch, last_touch: last_touch && !hasSource(touch) ? last_touch : touch };
}

/** How many experiments a visit keeps, the latest ones. A lead's field is limited to 200 characters. */
const maxExperiments = 3;

/** Merges stored experiments with those of this document, as two comma-separated lists in the same order. */
function mergeExperiments(stored: Partial<SessionValues>): Partial<SessionValues> {
  const variants = stored.experiment_variant?.split(",") ?? [];
  const known = (stored.experiment_id?.split(",") ?? []).map((id, i) => [id, variants[i] ?? ""] as const);
  const here = listExposures().map((seen) => [seen.experiment_id, seen.experiment_variation] as const);
  const before = known.filter(([id]) => !here.some(([seen]) => seen === id));
  const all = [...before, ...here].slice(-maxExperiments);
  if (all.length === 0) return {};
  return {
    experiment_id: all.map(([id]) => id).join(","),
    experiment_variant: all.map(([, variant]) => variant).join(","),
  };
}

/** The stored visit merged with what the open document adds. Writes nothing. */
function mergeVisit(stored: Visit): Visit {
  const arrival = readArrival(entryUrl(), document.referrer);
  const touch = buildTouch(arrival, new Date(performance.timeOrigin));
  const isFirst = stored.landing_page_url === undefined;
  // A plan belongs to its product.
  const isStoredProduct = collected.product === undefined || collected.product === stored.product;
  const webutation = webutationFlag ?? arrival.webutation ?? stored.webutation;
  return {
    ...stored,
    ...collected,
    plan: collected.plan ?? (isStoredProduct ? stored.plan : ""),
    ...mergeExperiments(stored),
    landing_page_url: stored.landing_page_url ?? arrival.landing_page_url,
    referrer: isFirst ? (arrival.referrer ?? undefined) : stored.referrer,
    adgroupid: arrival.adGroup || stored.adgroupid,
    webutation,
    // A visitor who has seen a page for Latin America keeps the flag.
    latam: stored.latam || (collected.latam ?? stored.latam),
    data: mergeTouches(stored.data, touch, arrival.isFromLandingPage),
    cookies: { ...stored.cookies, ...cookiesOf(arrival.campaign) },
  };
}

/** Maps a visit to the fields of the tracking bundle. Their order is that of the parameters in the dashboard's URL. */
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

/** The product and plan from the page's query string, otherwise the page's own product. */
export function getPageSubject(): { product: InquiryProduct; plan: string } {
  const { product, plan } = parseSubject(location.search);
  return {
    product: product === "General" ? globalProductTypeOf(location.pathname) : product,
    plan: isPlanId(plan) ? plan : "",
  };
}

/** Records what the open page is about. Called for every page, including client-side navigation. */
export function recordPage(): void {
  const { product, plan } = getPageSubject();
  const latam = readLatam();
  const experiment = currentExperiment(location.pathname);
  if (experiment) recordExposure(experiment);
  webutationFlag = popWebutation() ?? webutationFlag;
  collected = {
    ...collected,
    ...(product !== "General" && product !== collected.product && { product, plan: undefined }),
    ...(plan !== "" && { plan }),
    ...(latam !== undefined && { latam: collected.latam || latam }),
  };
}

/** Records the subject of a lead that was sent. Forms without a product are ignored. */
export function recordLead({ product, plan }: Readonly<Record<string, unknown>>): void {
  if (product === undefined) return;
  const code = parseInquiryProduct(product);
  collected = {
    ...collected,
    product: code === "General" ? "" : code,
    plan: typeof plan === "string" ? plan : "",
  };
  persistVisit();
}

/** Updates and stores the visit if the visitor has allowed marketing; otherwise returns null. */
export function persistVisit(): Visit | null {
  if (!getConsent().marketing) return null;
  webutationFlag = popWebutation() ?? webutationFlag;
  const stored = readTrackingCookies();
  const { cookies, ...values } = mergeVisit({ ...readSessionValues(), cookies: stored });
  // An unchanged value keeps the expiry of the day on which it arrived.
  const changed = cookieNames.filter((name) => cookies[name] !== stored[name]);
  writeTrackingCookies(Object.fromEntries(changed.map((name) => [name, cookies[name]])));
  writeSessionValues(values);
  return { ...values, cookies };
}
