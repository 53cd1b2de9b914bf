/** The words of the inquiry form, by product. */
import { type InquiryProduct, type ProductCode, productCodes } from "@/lib/products";
import type { FormCopy } from "@/lib/shared-api/schemas";
import { type DisclaimerPiece, parseDisclaimer } from "./disclaimer";

export type InquiryCopy = {
  formTitle: string;
  /** Label of the message field. */
  messageText: string;
  buttonText: string;
  disclaimer: readonly DisclaimerPiece[];
};

/** The default, and what a product says in its place. Small enough to travel with every page. */
export type InquiryCopies = {
  default: InquiryCopy;
  products: Partial<Record<ProductCode, Partial<InquiryCopy>>>;
};

export function toInquiryCopy({ formTitle, messageText, buttonText, disclaimer }: FormCopy): InquiryCopy {
  return { formTitle, messageText, buttonText, disclaimer: parseDisclaimer(disclaimer) };
}

/** What `copy` says differently from `fallback`. */
function differences(copy: FormCopy, fallback: FormCopy): Partial<InquiryCopy> {
  const { formTitle, messageText, buttonText, disclaimer } = toInquiryCopy(copy);
  return {
    ...(copy.formTitle !== fallback.formTitle && { formTitle }),
    ...(copy.messageText !== fallback.messageText && { messageText }),
    ...(copy.buttonText !== fallback.buttonText && { buttonText }),
    ...(copy.disclaimer !== fallback.disclaimer && { disclaimer }),
  };
}

/** Copies of all products, read one by one by `read`. */
export async function buildInquiryCopies(
  read: (product: InquiryProduct) => Promise<FormCopy>,
): Promise<InquiryCopies> {
  const fallback = await read("General");
  const entries = await Promise.all(
    productCodes.map(async (code) => [code, differences(await read(code), fallback)] as const),
  );
  const own = entries.filter(([, copy]) => Object.keys(copy).length > 0);
  return { default: toInquiryCopy(fallback), products: Object.fromEntries(own) };
}

/**
 * The words for an inquiry about `product` from a page of `globalProductType`. Title and disclaimer
 * follow the page's type where that is specific; message label and button follow the product.
 */
export function copyFor(
  copies: InquiryCopies,
  product: InquiryProduct,
  globalProductType: InquiryProduct,
): InquiryCopy {
  const copyOf = (subject: InquiryProduct): InquiryCopy =>
    subject === "General" ? copies.default : { ...copies.default, ...copies.products[subject] };
  const { formTitle, disclaimer } = copyOf(globalProductType === "General" ? product : globalProductType);
  const { messageText, buttonText } = copyOf(product);
  return { formTitle, disclaimer, messageText, buttonText };
}
