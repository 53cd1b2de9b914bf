const typesByFirstSegment = new Map([
  ["", "home"],
  ["blog", "blog"],
  ["location-proxy", "location"],
  ["pricing", "pricing"],
  ["docs", "docs"],
  ["resources", "resources"],
  ["datasets", "datasets"],
  ["use-cases", "use-case"],
  ["customers", "customer"],
  ["compare", "compare"],
  ["legal", "legal"],
  ["trust", "trust"],
  ["contact", "contact"],
  ["scraper-api", "product"],
  ["web-unblocker", "product"],
  ["real-time-crawler", "product"],
]);

/** The `page_type` of an event, by the first segment of the path. */
export function pageTypeOf(path: string): string {
  const [, first = ""] = path.split("/");
  const type = typesByFirstSegment.get(first);
  return type ?? (/-proxies(?:-promo)?$/.test(first) ? "product" : "other");
}
