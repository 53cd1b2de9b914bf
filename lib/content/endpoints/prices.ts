/** Price arithmetic. Pure and small: the price slider runs the same functions in the browser. */
import { type InquiryProduct, isPriced, scraperApis } from "@/lib/base/products";
import type { Plan, Pricing, ProductPricing } from "./schemas";

const kbPerGb = 1_000_000;

export const roundToCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** Prices of a product, or null if it has none of its own: General, the brand and the scraper family. */
export function pricingOf(pricing: Pricing, product: InquiryProduct): ProductPricing | null {
  return isPriced(product) ? pricing.products[product] : null;
}

/**
 * US dollars per `per` units (1 GB, 1 IP or 1,000 results) at a volume, rounded to cents. Between two steps
 * the price is interpolated linearly on logarithmic scales; outside of them it is constant.
 */
export function unitPriceAt(product: Pick<ProductPricing, "steps">, volume: number): number {
  const lower = product.steps.findLast(([stepVolume]) => stepVolume <= volume) ?? product.steps[0];
  const upper = product.steps.find(([stepVolume]) => stepVolume >= volume) ?? product.steps.at(-1);
  if (!lower || !upper) throw new Error("A product needs at least one price step");
  if (lower[0] === upper[0]) return lower[1];
  const share = Math.log(volume / lower[0]) / Math.log(upper[0] / lower[0]);
  return roundToCents(lower[1] * (upper[1] / lower[1]) ** share);
}

/** The price of `volume` units in US dollars, before tax. */
export function totalAt(product: Pick<ProductPricing, "steps" | "per">, volume: number): number {
  return roundToCents((unitPriceAt(product, volume) * volume) / product.per);
}

/** The price of a plan in US dollars: once, or per month. */
export function planTotal(product: ProductPricing, plan: Plan): number {
  return totalAt(product, plan.volume);
}

/** The lowest price of a product, in US dollars per `per` units. */
export function lowestUnitPrice(product: Pick<ProductPricing, "steps">): number {
  return Math.min(...product.steps.map(([, price]) => price));
}

/** The lowest price of a product or of the scraper family; null for General and the brand. */
export function priceFrom(pricing: Pricing, product: InquiryProduct): number | null {
  if (isPriced(product)) return lowestUnitPrice(pricing.products[product]);
  if (product === "General" || product === "OXY") return null;
  return Math.min(...scraperApis.map((member) => lowestUnitPrice(pricing.products[member])));
}

/**
 * The largest page size, in whole KB, at which `pages` pages cost no more billed per GB than per result. Failed requests and
 * rendering, which cost extra only when billed per GB, are not counted.
 */
export function breakEvenKb(traffic: ProductPricing, results: ProductPricing, pages: number): number {
  const limit = totalAt(results, pages);
  const costOf = (kb: number) => totalAt(traffic, Math.max(traffic.minimum, (pages * kb) / kbPerGb));
  let kb = 0;
  while (costOf(kb + 1) <= limit) kb += 1;
  return kb;
}

/** KB of scripts, styles and data that a browser loads in addition to the page, without images and fonts. */
export const renderingKb = 700;

/** US dollars for 1,000 pages of average weight, rendered and billed as traffic, at the largest volume. */
export function lowestRenderedPagesPrice(pricing: Pricing, product: ProductPricing): number {
  const gigabytes = (1000 * (pricing.averagePageKb + renderingKb)) / kbPerGb;
  return roundToCents(lowestUnitPrice(product) * gigabytes);
}

/** How many average pages, each `extraKb` larger, fit into `gigabytes` of traffic. */
export function pagesIn(pricing: Pricing, gigabytes: number, extraKb = 0): number {
  return (gigabytes * kbPerGb) / (pricing.averagePageKb + extraKb);
}
