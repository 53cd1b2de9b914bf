import { type InquiryProduct, type PricedProduct, pricedProducts } from "@/lib/base/products";

/** The product whose prices and measurements a page can show, or null on a page about none in particular. */
export function pricedProductOf(product: InquiryProduct): PricedProduct | null {
  return pricedProducts.find((code) => code === product) ?? null;
}
