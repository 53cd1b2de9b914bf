import { z } from "zod";
import { productCodes } from "@/lib/base/products";
import { text } from "./schema-parts";

export const faqSchema = z
  .array(
    z.object({
      group: text,
      question: text,
      /** Plain text; may contain tokens of `lib/content/endpoints/figures.ts`. */
      answer: text,
      /** The product that the question is about; null for all products. */
      product: z.enum(productCodes).nullable(),
      /** The part of the documentation that says more. */
      docs: z.string().startsWith("/docs/").optional(),
    }),
  )
  .min(1)
  .refine((list) => new Set(list.map(({ question }) => question)).size === list.length, {
    error: "A question is asked twice",
  });
export type Faq = z.output<typeof faqSchema>;
