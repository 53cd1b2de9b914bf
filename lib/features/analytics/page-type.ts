const typesByFirstPart: Record<string, string> = {
  "": "home",
  blog: "blog",
  "location-proxy": "location",
  pricing: "pricing",
  docs: "docs",
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

export function pageTypeOf(path: string): string {
  const [, first = ""] = path.split("/");
  if (typesByFirstPart[first] !== undefined) return typesByFirstPart[first];
  return /-proxies(?:-promo)?$/.test(first) ? "product" : "other";
}
