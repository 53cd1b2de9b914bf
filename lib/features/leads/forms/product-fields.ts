/** Product and plan of a form; they come from the page. */
import { z } from "zod";
import { parseInquiryProduct } from "@/lib/base/products";
import { fieldLimits } from "@/lib/features/leads/fields";

/** Unknown products become General; an invalid plan becomes "". */
export const productFields = {
  product: z.unknown().optional().transform(parseInquiryProduct),
  plan: z
    .string()
    .max(fieldLimits.plan)
    .optional()
    .catch(undefined)
    .transform((plan) => plan?.trim() ?? ""),
};
