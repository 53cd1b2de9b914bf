import type { InquiryProduct, ProductCode } from "@/lib/base/products";
import type { TextPiece } from "@/lib/features/leads/client/disclaimer";

export type InquiryCopy = {
  formTitle: string;
  messageText: string;
  buttonText: string;
  disclaimer: readonly TextPiece[];
};

/** The default copy with overrides by product. Small enough to be part of every page. */
export type InquiryCopySet = {
  default: InquiryCopy;
  products: Partial<Record<ProductCode, Partial<InquiryCopy>>>;
};

/** The default copy with the product's overrides. */
export const copyFor = (copySet: InquiryCopySet, product: InquiryProduct): InquiryCopy =>
  product === "General" ? copySet.default : { ...copySet.default, ...copySet.products[product] };

/** The copy for `product`; title and disclaimer are those of the page's product, if it has one. */
export function resolveCopy(
  copySet: InquiryCopySet,
  product: InquiryProduct,
  globalProductType: InquiryProduct,
): InquiryCopy {
  const pageProduct = globalProductType === "General" ? product : globalProductType;
  const { formTitle, disclaimer } = copyFor(copySet, pageProduct);
  const { messageText, buttonText } = copyFor(copySet, product);
  return { formTitle, disclaimer, messageText, buttonText };
}
