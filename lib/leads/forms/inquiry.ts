/** The inquiry: form values in the browser, and the body of `POST /api/contact` (specification, points 3 and 7). */
import { z } from "zod";
import {
  companyField,
  emailField,
  fieldLimits,
  nameField,
  optionalMessageField,
  phoneField,
} from "@/lib/leads/fields";
import { parseInquiryProduct } from "@/lib/products";

/** What a person types. `phonePrefix` is a country (ISO 3166-1 alpha-2), because +1 and +7 are shared. */
export const inquirySchema = z.object({
  name: nameField,
  company: companyField,
  email: emailField,
  phonePrefix: z.string().regex(/^[A-Z]{2}$/, "Choose a country code"),
  phone: phoneField,
  message: optionalMessageField,
});
export type InquiryInput = z.input<typeof inquirySchema>;
export type Inquiry = z.output<typeof inquirySchema>;

const shortText = (max: number) => z.string().max(max).optional().catch(undefined);

/** Facts about the page, sent beside the form. Bad values are dropped: they never cost a lead. */
export const trackingSchema = z
  .object({
    path_url: shortText(2000),
    landing_page_url: shortText(2000),
    referer: shortText(2000),
  })
  .optional()
  .catch(undefined);

export const inquiryBodySchema = z.object({
  name: nameField,
  company: companyField,
  email: emailField,
  message: optionalMessageField,
  /** Calling code and digits in one: "+19195550142". */
  fullPhoneNumber: z
    .string({ error: "Phone number is required" })
    .trim()
    .min(1, "Phone number is required")
    .regex(/^\+?\d+$/, "Must be a number")
    .max(fieldLimits.phone + 5, `Phone number must be at most ${fieldLimits.phone} digits`),
  product: z.unknown().optional().transform(parseInquiryProduct),
  plan: z
    .string()
    .max(fieldLimits.plan)
    .optional()
    .catch(undefined)
    .transform((plan) => plan?.trim() ?? ""),
  tracking: trackingSchema,
  /** A field that people can't see: only scripts fill it. It holds the lead, it never refuses it. */
  website: shortText(500),
  /** Milliseconds between the form's first show and the send. */
  fillTime: z.number().nonnegative().optional().catch(undefined),
});
export type InquiryBodyInput = z.input<typeof inquiryBodySchema>;
export type InquiryBody = z.output<typeof inquiryBodySchema>;
