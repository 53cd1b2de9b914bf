/** Price arithmetic. Pure and small: the price slider runs the same functions in the browser. */
import { type InquiryProduct, isPriced, scraperApis } from "@/lib/base/products";
import type { Plan, Pricing, ProductPricing } from "./schemas";

/** Rounds to whole cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** Prices of a product, or null for General, the brand and the scraper family. */
export function pricingOf(pricing: Pricing, product: InquiryProduct): ProductPricing | null {
  return isPriced(product) ? pricing.products[product] : null;
}

/**
 * US dollars per `per` units (1 GB, 1 IP or 1,000 results) at a volume, rounded to cents. Between two steps
 * the price is interpolated linearly on logarithmic scales; outside of them it is constant.
 */
export function unitPriceAt(product: Pick<ProductPricing, "steps">, volume: number): number {
  const above = product.steps.findIndex(([stepVolume]) => stepVolume >= volume);
  const upper = product.steps[above === -1 ? product.steps.length - 1 : above];
  const lower = product.steps[above - 1];
  if (upper === undefined) throw new Error("A product needs at least one price step");
  if (lower === undefined || upper[0] === volume) return upper[1];
  const share = Math.log(volume / lower[0]) / Math.log(upper[0] / lower[0]);
  return toCents(lower[1] * (upper[1] / lower[1]) ** share);
}

/** The price of `volume` units in US dollars, before tax. */
export function totalAt(product: Pick<ProductPricing, "steps" | "per">, volume: number): number {
  return toCents((unitPriceAt(product, volume) * volume) / product.per);
}

/** The price of a plan in US dollars: once, or per month. */
export function planTotal(product: ProductPricing, plan: Plan): number {
  return totalAt(product, plan.volume);
}

/** The lowest price of a product, in US dollars per `per` units. */
export function lowestUnitPrice(product: ProductPricing): number {
  return Math.min(...product.steps.map(([, price]) => price));
}

/** The lowest price of a product or of the scraper family; null for General and the brand. */
export function priceFrom(pricing: Pricing, product: InquiryProduct): number | null {
  if (isPriced(product)) return lowestUnitPrice(pricing.products[product]);
  if (product === "General" || product === "OXY") return null;
  return Math.min(...scraperApis.map((member) => lowestUnitPrice(pricing.products[member])));
}

/**
 * The page size in whole KB up to which `pages` pages cost no more as traffic than as results (1 GB is
 * 1,000,000 KB). Failed requests and browsers are left out: they cost only the buyer of traffic.
 */
export function breakEvenKb(traffic: ProductPricing, results: ProductPricing, pages: number): number {
  const limit = totalAt(results, pages);
  const costOf = (kb: number) => totalAt(traffic, Math.max(traffic.minimum, (pages * kb) / 1_000_000));
  let kb = 0;
  while (costOf(kb + 1) <= limit) kb += 1;
  return kb;
}

/** KB of scripts, styles and data that a browser loads in addition to the page, without images and fonts. */
export const renderingKb = 700;

/** US dollars for 1,000 pages of average weight, rendered and billed as traffic, at the largest volume. */
export function renderedPagesFrom(pricing: Pricing, product: ProductPricing): number {
  const gigabytes = (pricing.averagePageKb + renderingKb) / 1000;
  return toCents(lowestUnitPrice(product) * gigabytes);
}

/**
 * The smallest number of one-time packs, as a volume, that costs more than the same volume ordered for a month; null
 * without a pack or a monthly plan, and if the price never falls.
 */
export function planCheaperFrom(product: ProductPricing): number | null {
  const pack = product.plans.find(({ billing }) => billing === "once");
  const monthly = product.plans.some(({ billing }) => billing === "monthly");
  if (!pack || !monthly) return null;
  const packPrice = planTotal(product, pack);
  const largest = Math.max(...product.steps.map(([volume]) => volume));
  for (let packs = 1; packs * pack.volume <= largest; packs++) {
    const volume = packs * pack.volume;
    if (packs * packPrice > totalAt(product, volume)) return volume;
  }
  return null;
}

/** How many pages of average weight, and `extraKb` more each, fit into `gigabytes` of traffic (1 GB is 1,000,000 KB). */
export function pagesIn(pricing: Pricing, gigabytes: number, extraKb = 0): number {
  return (gigabytes * 1_000_000) / (pricing.averagePageKb + extraKb);
}
