import { type InquiryProduct, isPriced, type PricedProduct } from "@/lib/base/products";

/** The product if it has prices of its own, otherwise null. */
export function pricedProductOf(product: InquiryProduct): PricedProduct | null {
  return isPriced(product) ? product : null;
}
