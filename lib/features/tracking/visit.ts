/**
 * This visit: where it came from, and what it has been about. Runs in the browser.
 *
 * PRIVACY: until the visitor allows marketing, nothing of it is stored. It then is nowhere but in the open
 * document (its address, its referrer), and in this module's memory, which end with the document. On consent
 * it is written to the three cookies and the session storage; on withdrawal both are erased
 * (`components/analytics/attribution.tsx`).
 */

import { isPlanName, parseSubject } from "@/lib/base/form-subject";
import { currentExperiment } from "@/lib/base/page-experiments";
import { globalProductTypeOf, type InquiryProduct, parseInquiryProduct } from "@/lib/base/products";
import { getConsent } from "@/lib/content/consent/consent";
import { listExposures, noteExposure } from "@/lib/features/analytics/exposures";
import { type CampaignParameters, cookieNames } from "./campaign-parameters";
import { readTrackingCookies, type TrackingCookies, takeWebutation, writeTrackingCookies } from "./cookies";
import { type LeadSubject, readSession, type SessionValues, writeSession } from "./session-keys";
import { buildTouch, isBrought, readArrival, type Touch } from "./touch";

export type Visit = Partial<SessionValues> & { cookies: TrackingCookies };

/** What the pages of this document have said. */
let noted: Partial<Pick<SessionValues, "product" | "plan" | "latam">> = {};
/** What the last lead of this document was about. */
let notedLead: LeadSubject | undefined;
/** A flag that was taken out of its cookie; it can't be read a second time. */
let takenFlag: string | null = null;

function navigation(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry instanceof PerformanceNavigationTiming ? entry : null;
}

/** The document's address as it was opened; soft navigation has changed `location` since. */
export function openedAddress(): string {
  const opened = typeof PerformanceNavigationTiming === "undefined" ? undefined : navigation()?.name;
  return URL.parse(opened ?? "")?.host === location.host ? (opened ?? location.href) : location.href;
}

function isReturn(): boolean {
  const type = typeof PerformanceNavigationTiming === "undefined" ? undefined : navigation()?.type;
  return type === "reload" || type === "back_forward";
}

/** `is_latam` of the open page; undefined where the page says nothing. */
export function readLatam(): boolean | undefined {
  const said = document.querySelector<HTMLElement>("[data-latam]")?.dataset.latam;
  return said === undefined ? undefined : said === "true";
}

const cookiesOf = (campaign: CampaignParameters): TrackingCookies =>
  Object.fromEntries(cookieNames.map((name) => [name, campaign[name]]).filter(([, value]) => value));

function joinTouches(stored: SessionValues["data"] = {}, touch: Touch | null): SessionValues["data"] {
  if (touch === null || (isReturn() && stored.last_touch)) return stored;
  const { first_touch = touch, last_touch } = stored;
  return { first_touch, last_touch: last_touch && !isBrought(touch) ? last_touch : touch };
}

/** Experiments that a visit keeps: the last ones. A lead takes 200 characters of their names. */
const mostExperiments = 3;

/** The experiments that were stored and those of this document, as two lists joined with commas in one order. */
function joinExperiments(stored: Partial<SessionValues>): Partial<SessionValues> {
  const variants = stored.experiment_variant?.split(",") ?? [];
  const known = (stored.experiment_id?.split(",") ?? []).map((id, i) => [id, variants[i] ?? ""] as const);
  const here = listExposures().map((seen) => [seen.experiment_id, seen.experiment_variation] as const);
  const before = known.filter(([id]) => !here.some(([seen]) => seen === id));
  const all = [...before, ...here].slice(-mostExperiments);
  if (all.length === 0) return {};
  return {
    experiment_id: all.map(([id]) => id).join(","),
    experiment_variant: all.map(([, variant]) => variant).join(","),
  };
}

/** What this browser has, and over it what the open document adds. Writes nothing. */
function joinVisit(stored: Visit): Visit {
  const arrival = readArrival(openedAddress(), document.referrer);
  const touch = buildTouch(arrival, new Date(performance.timeOrigin));
  const isFirst = stored.landing_page_url === undefined;
  const landing = stored.landing_page_url ?? arrival.landing_page_url;
  // Who has asked about a product is handed over with that one, whatever pages they read before and after.
  const lead = notedLead ?? stored.data?.lead;
  const webutation = takenFlag ?? arrival.webutation ?? stored.webutation;
  return {
    ...stored,
    ...noted,
    ...joinExperiments(stored),
    ...lead,
    landing_page_url: landing,
    referrer: isFirst ? (arrival.referrer ?? undefined) : stored.referrer,
    adgroupid: arrival.adGroup || stored.adgroupid,
    webutation,
    // A visitor of a page for Latin America stays one, whatever they read next.
    latam: stored.latam || (noted.latam ?? stored.latam),
    data: { ...joinTouches(stored.data, touch), lead },
    cookies: { ...stored.cookies, ...cookiesOf(arrival.campaign) },
  };
}

/** What the open page is about: the product and the named plan of its address, else the page's own product. */
export function pageSubject(): { product: InquiryProduct; plan: string } {
  const { product, plan } = parseSubject(location.search);
  return {
    product: product === "General" ? globalProductTypeOf(location.pathname) : product,
    plan: isPlanName(plan) ? plan : "",
  };
}

/** Notes the page experiment that the open page shows a variant of, where there is one. */
function notePageExperiment(): void {
  try {
    const seen = currentExperiment(location.pathname, document.cookie);
    if (seen) noteExposure(seen);
  } catch {
    // Cookies are closed: nothing was chosen for good, either.
  }
}

/** Notes what the open page is about. Called for every page, soft navigation included. */
export function notePage(): void {
  const { product, plan } = pageSubject();
  const latam = readLatam();
  notePageExperiment();
  takenFlag = takeWebutation() ?? takenFlag;
  noted = {
    ...noted,
    ...(product !== "General" && { product }),
    ...(plan !== "" && { plan }),
    ...(latam !== undefined && { latam: noted.latam || latam }),
  };
}

/** Notes what a lead was about that has been sent. Forms that are about no product say nothing. */
export function noteLead({ product, plan }: Readonly<Record<string, unknown>>): void {
  if (product === undefined) return;
  const named = parseInquiryProduct(product);
  notedLead = { product: named === "General" ? "" : named, plan: typeof plan === "string" ? plan : "" };
  settleVisit();
}

/** The visit, for a visitor who has allowed marketing: stored, and brought up to date. Null for all others. */
export function settleVisit(): Visit | null {
  if (!getConsent().marketing) return null;
  takenFlag = takeWebutation() ?? takenFlag;
  const { cookies, ...values } = joinVisit({ ...readSession(), cookies: readTrackingCookies() });
  writeTrackingCookies(cookies);
  writeSession(values);
  return { ...values, cookies };
}
