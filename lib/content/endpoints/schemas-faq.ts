import { z } from "zod";
import { productCodes } from "@/lib/base/products";

export const faqSchema = z
  .array(
    z.object({
      group: z.string().min(1),
      question: z.string().min(1),
      /** Plain text; may contain tokens of `lib/content/endpoints/figures.ts`. */
      answer: z.string().min(1),
      /** The product line of the question; null for all products. */
      product: z.enum(productCodes).nullable(),
    }),
  )
  .min(1)
  .refine((list) => new Set(list.map(({ question }) => question)).size === list.length, {
    error: "A question is asked twice",
  });
export type Faq = z.output<typeof faqSchema>;
