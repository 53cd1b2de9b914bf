import { type PricedProduct, type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

const watchedProducts = [
  "RP",
  "NGRP",
  "MP",
  "ISP",
  "DCP",
  "DC",
  "SDCP",
  "RTC",
  "SCRAPER",
  "WEB_API",
  "SERP_API",
  "ECOM_API",
  "RE_API",
  "WEB_UNBLOCKER",
] as const satisfies readonly ProductCode[];

const watchedPrices = [
  "RP",
  "NGRP",
  "MP",
  "ISP",
  "DCP",
  "DC",
  "SDCP",
  "RTC",
  "WEB_API",
  "SERP_API",
  "ECOM_API",
  "RE_API",
  "WEB_UNBLOCKER",
  "DS",
] as const satisfies readonly PricedProduct[];

const watchedPosts = [
  "http-429-retry-after",
  "robots-txt-rfc-9309",
  "sticky-or-rotating",
  "why-a-200-can-be-a-block-page",
  "connect-tunnels-and-tls",
  "geo-differences",
];

const watchedIntegrations = [
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

/** The public pages that uptime monitoring watches (specification, point 2). */
export const monitoredPaths: ReadonlySet<string> = new Set([
  routes.home(),
  ...watchedProducts.map((code) => products[code].path),
  routes.freeProxies(),
  routes.pricing(),
  routes.pricingCalculator(),
  ...watchedPrices.map((code) => routes.pricing(code)),
  routes.location("usa"),
  ...watchedPosts.map((slug) => routes.post(slug)),
  routes.integrations(),
  ...watchedIntegrations.map((slug) => routes.integration(slug)),
  routes.conference(),
]);
