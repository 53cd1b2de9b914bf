/**
 * The three tracking cookies (specification, point 3). Runs in the browser.
 *
 * PRIVACY: only written after the visitor has allowed marketing (`visit.ts`).
 */
import Cookies from "js-cookie";
import { type CookieName, cookieNames } from "@/lib/base/campaign-parameters";
import { visitorCookieDays } from "@/lib/base/page-experiments";
import { eraseStored } from "@/lib/content/consent/stored";

export type TrackingCookies = Partial<Record<CookieName, string>>;

/** As named by the specification; passed on to the CRM. It is read once and removed. */
const webutationCookie = "webutation";

/** Runs `use`; returns `fallback` where cookies are blocked, which throws in a sandboxed frame. */
function withCookies<Result>(use: () => Result, fallback: Result): Result {
  try {
    return use();
  } catch {
    return fallback;
  }
}

export function readTrackingCookies(): TrackingCookies {
  const found = cookieNames.map((name) => [name, withCookies(() => Cookies.get(name), undefined)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ""));
}

/** Stores values for thirty days. Missing values leave a cookie unchanged. */
export function writeTrackingCookies(values: TrackingCookies): void {
  const secure = location.protocol === "https:";
  const options = { expires: visitorCookieDays, sameSite: "lax" as const, path: "/", secure };
  for (const name of cookieNames) {
    const value = values[name];
    if (value) withCookies(() => Cookies.set(name, value, options), undefined);
  }
}

/** Reads and removes the cookie `webutation`; null when there is none. */
export function popWebutation(): string | null {
  const value = withCookies(() => Cookies.get(webutationCookie), undefined);
  if (value === undefined) return null;
  // It may have been set for the whole domain: `eraseStored` removes it there, too.
  eraseStored({ place: "cookie", name: webutationCookie });
  return value;
}
