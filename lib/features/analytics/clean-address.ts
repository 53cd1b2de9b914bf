/** What of an address may be told to analytics. */

const campaignKeys = /^(?:utm_(?:source|medium|campaign|term|content)|gclid)$/;
const longest = 200;

/**
 * The address without its fragment and, of its query, campaign parameters alone.
 * PRIVACY: a query can hold what a visitor typed, and the path of a receipt is a key to it.
 */
export function cleanAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  const kept = Array.from(url.searchParams).filter(
    ([key, value]) => campaignKeys.test(key) && value.length <= longest,
  );
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.startsWith("/receipt/") ? "/receipt" : url.pathname;
  return `${url.origin === "null" ? "" : url.origin}${path}${query && `?${query}`}`;
}
