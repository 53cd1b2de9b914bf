/**
 * PRIVACY: personal data in session storage, on the visitor's own device only. It is deleted with the tab, and nothing
 * else reads it.
 */
import { z } from "zod";
import { parseInquiryProduct } from "@/lib/base/products";
import { sessionEntry } from "@/lib/platform/browser/session-entry";

const values = z.object({
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phonePrefix: z.string(),
  phone: z.string(),
  message: z.string(),
});

/** A sent inquiry: entered values, its product and plan, and data of the response. */
const sentSchema = z.object({
  values,
  fullPhoneNumber: z.string(),
  product: z.unknown().transform(parseInquiryProduct),
  plan: z.string(),
  isEmailPublic: z.boolean(),
  reference: z.string().optional(),
  receiptUrl: z.string().optional(),
});

export type SentInquiry = z.output<typeof sentSchema>;

export const sentInquiry = sessionEntry("inquiry_sent", sentSchema);
