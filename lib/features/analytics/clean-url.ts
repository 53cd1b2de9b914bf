/** The parts of a URL that analytics may receive. */

const campaignKeys = /^(?:utm_(?:source|medium|campaign|term|content)|gclid)$/;
const maxLength = 200;
const maxUrlLength = 2_048;
/**
 * Browsers report URLs in ASCII. SECURITY: parsing blocks the event loop for 50 ms with a host of thousands of other letters,
 * and for half a second with a query of two megabytes.
 */
const parsable = /^[a-z][a-z0-9+.-]{0,30}:\/\/[!"$-.0->@-~]{0,255}(?:[/?#][!-~]*)?$/i;

/**
 * The URL without fragment, with campaign parameters only. PRIVACY: a query can hold visitor input, and the
 * path of a receipt contains its access token.
 */
export function cleanUrl(text: string): string {
  const shortened = text.slice(0, maxUrlLength);
  const url = parsable.test(shortened) ? URL.parse(shortened) : null;
  if (url === null) return "";
  const kept = Array.from(url.searchParams).filter(
    ([key, value]) => campaignKeys.test(key) && value.length <= maxLength,
  );
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.startsWith("/receipt/") ? "/receipt" : url.pathname;
  return `${url.origin === "null" ? "" : url.origin}${path}${query && `?${query}`}`;
}
