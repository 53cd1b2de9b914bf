import { type InquiryProduct, isPriced, type PricedProduct } from "@/lib/base/products";

/** The product whose prices and measurements a page shows; null without one. */
export function pricedProductOf(product: InquiryProduct): PricedProduct | null {
  return isPriced(product) ? product : null;
}
