/** The parts of a URL that analytics may receive. */
import { parseBrowserUrl } from "@/lib/base/browser-url";
import { findPrivatePath } from "@/lib/base/private-paths";

const campaignKeys = /^utm_(?:source|medium|campaign|term|content)$/;
const maxLength = 200;
/** SECURITY: parsing the query of a URL of two megabytes blocks the event loop for half a second. */
const maxUrlLength = 2_048;

/**
 * The URL without fragment, with campaign parameters only. PRIVACY: a query can hold visitor input or click ids,
 * and the path of a receipt contains its access token.
 */
export function cleanUrl(text: string): string {
  const url = parseBrowserUrl(text.slice(0, maxUrlLength));
  if (url === null) return "";
  const kept = Array.from(url.searchParams).filter(
    ([key, value]) => campaignKeys.test(key) && value.length <= maxLength,
  );
  const query = new URLSearchParams(kept).toString();
  const path = findPrivatePath(url.pathname) ?? url.pathname;
  return `${url.origin === "null" ? "" : url.origin}${path}${query && `?${query}`}`;
}
