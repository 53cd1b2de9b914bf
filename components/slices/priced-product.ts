import { type InquiryProduct, type PricedProduct, pricedProducts } from "@/lib/base/products";

/** The product whose prices and measurements a page shows; null without one. */
export function pricedProductOf(product: InquiryProduct): PricedProduct | null {
  return pricedProducts.find((code) => code === product) ?? null;
}
