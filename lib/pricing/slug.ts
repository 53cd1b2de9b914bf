import { isPriced } from "@/lib/pricing";
import { productCodes, products } from "@/lib/products";
import type { PricedProduct } from "@/lib/shared-api";

/** The last part of a product's pricing address: its own path in one piece, such as "scraper-api-web". */
export function pricingSlugOf(code: PricedProduct): string {
  return products[code].path.slice(1).replaceAll("/", "-");
}

/** The product that a pricing address names, or null. */
export function productOfPricingSlug(slug: string): PricedProduct | null {
  return productCodes.filter(isPriced).find((code) => pricingSlugOf(code) === slug) ?? null;
}
