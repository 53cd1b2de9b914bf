/** Converts the copy endpoint's data for the inquiry form. */
import "server-only";
import { type InquiryProduct, productCodes } from "@/lib/base/products";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import { parseDisclaimer } from "@/lib/features/leads/client/disclaimer";
import type { InquiryCopy, InquiryCopySet } from "./copy";

function toInquiryCopy({ formTitle, messageText, buttonText, disclaimer }: FormCopy): InquiryCopy {
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

/** The copy of every product, loaded with `read`. */
export async function buildInquiryCopySet(
  read: (product: InquiryProduct) => Promise<FormCopy>,
): Promise<InquiryCopySet> {
  const fallback = await read("General");
  const entries = await Promise.all(
    productCodes.map(async (code) => [code, differences(await read(code), fallback)] as const),
  );
  const own = entries.filter(([, copy]) => Object.keys(copy).length > 0);
  return { default: toInquiryCopy(fallback), products: Object.fromEntries(own) };
}
