/** Kinds of page that figures are told apart by. */

const typesByFirstPart: Record<string, string> = {
  "": "home",
  blog: "blog",
  "location-proxy": "location",
  pricing: "pricing",
  resources: "resources",
  datasets: "datasets",
  "use-cases": "use-case",
  customers: "customer",
  compare: "compare",
  legal: "legal",
  trust: "trust",
  contact: "contact",
  "scraper-api": "product",
  "web-unblocker": "product",
  "real-time-crawler": "product",
};

/** The kind of page at a path, one of a few short words. */
export function pageTypeOf(path: string): string {
  const [, first = ""] = path.split("/");
  if (typesByFirstPart[first] !== undefined) return typesByFirstPart[first];
  return /-proxies(?:-promo)?$/.test(first) ? "product" : "other";
}
