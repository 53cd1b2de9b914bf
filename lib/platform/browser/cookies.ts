/**
 * Cookies of this site that scripts can access. Where the browser blocks them, which throws in a sandboxed frame, there
 * are none.
 */
import Cookies from "js-cookie";

export function getCookie(name: string): string | null {
  return listCookies()[name] ?? null;
}

/** All values by name; HttpOnly cookies cannot be listed. */
export function listCookies(): Readonly<Record<string, string>> {
  try {
    return Cookies.get();
  } catch {
    return {};
  }
}

export function setCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:";
  try {
    Cookies.set(name, value, { expires: days, sameSite: "lax", path: "/", secure });
  } catch {}
}

/** Also where another script has set it for the whole domain: this host and its parent domains. */
export function removeCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
  try {
    Cookies.remove(name, { path: "/" });
    for (const domain of domains) Cookies.remove(name, { path: "/", domain });
  } catch {}
}
