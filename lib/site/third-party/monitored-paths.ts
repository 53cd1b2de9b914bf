import { pricedProducts, productCodes, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

const monitoredPosts = [
  "http-429-retry-after",
  "robots-txt-rfc-9309",
  "sticky-or-rotating",
  "why-a-200-can-be-a-block-page",
  "connect-tunnels-and-tls",
  "geo-differences",
];

const monitoredIntegrations = [
  "curl",
  "go-net-http",
  "java-httpclient",
  "nodejs-undici",
  "php-curl",
  "playwright",
  "puppeteer",
  "python-requests",
  "scrapy",
];

/** The pages that load the script `uptime-monitoring` (specification, point 2), among them the posts and integrations above. */
export const monitoredPaths: ReadonlySet<string> = new Set([
  routes.home(),
  ...productCodes.map((code) => products[code].path),
  routes.freeProxies(),
  routes.pricing(),
  routes.pricingCalculator(),
  ...pricedProducts.map((code) => routes.pricing(code)),
  routes.location("usa"),
  ...monitoredPosts.map((slug) => routes.post(slug)),
  routes.integrations(),
  ...monitoredIntegrations.map((slug) => routes.integration(slug)),
  routes.event(),
]);
