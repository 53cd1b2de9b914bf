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
export const copyOfProduct = (copies: InquiryCopySet, product: InquiryProduct): InquiryCopy =>
  product === "General" ? copies.default : { ...copies.default, ...copies.products[product] };

/** The copy for `product`; title and disclaimer are those of the page's product, if it has one. */
export function resolveCopy(
  copies: InquiryCopySet,
  product: InquiryProduct,
  globalProductType: InquiryProduct,
): InquiryCopy {
  const pageProduct = globalProductType === "General" ? product : globalProductType;
  const { formTitle, disclaimer } = copyOfProduct(copies, pageProduct);
  const { messageText, buttonText } = copyOfProduct(copies, product);
  return { formTitle, disclaimer, messageText, buttonText };
}
