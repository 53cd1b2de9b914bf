/**
 * The three tracking cookies (specification, point 3). Runs in the browser.
 *
 * PRIVACY: only written after the visitor has allowed marketing (`visit.ts`).
 */
import { type CookieName, cookieNames } from "@/lib/base/campaign-parameters";
import { visitorCookieDays } from "@/lib/base/page-experiments";
import { getCookie, removeCookie, setCookie } from "@/lib/platform/browser/cookies";

export type TrackingCookies = Partial<Record<CookieName, string>>;

/** As named by the specification; passed on to the CRM. It is read once and removed. */
const webutationCookie = "webutation";

export function readTrackingCookies(): TrackingCookies {
  return Object.fromEntries(cookieNames.map((name) => [name, getCookie(name)]).filter(([, value]) => value));
}

/** Stores values for `visitorCookieDays`. Missing values leave a cookie unchanged. */
export function writeTrackingCookies(values: TrackingCookies): void {
  for (const name of cookieNames) {
    const value = values[name];
    if (value) setCookie(name, value, visitorCookieDays);
  }
}

/** Reads and removes the cookie `webutation`; null when there is none. */
export function popWebutation(): string | null {
  const value = getCookie(webutationCookie);
  if (value !== null) removeCookie(webutationCookie);
  return value;
}
