import type { Content } from "@prismicio/client";
import { type InquiryProduct, parseInquiryProduct } from "@/lib/base/products";

export function pageProductOf(document: Content.HomePageDocument | Content.PageDocument): InquiryProduct {
  return parseInquiryProduct(document.data.product_type);
}
