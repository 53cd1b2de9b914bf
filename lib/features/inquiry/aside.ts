/** The side panel of the inquiry modal: `inquiryModalAsideData` of the page, or the default below. */

import { z } from "zod";
import { answerTime } from "@/lib/base/answer-time";

const customerStorySchema = z.object({
  quote: z.string(),
  author: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** Key of the company's logo. */
  logoMark: z.string(),
});
export type CustomerStory = z.output<typeof customerStorySchema>;

export const inquiryAsideSchema = z.object({
  title: z.string(),
  /** Plain text, or structured rich text as JSON (see `parseRichText`). */
  description: z.string(),
  /** Without an image, the panel shows a drawing in the tint of the page. */
  image: z.object({ src: z.string() }).optional(),
  customerStory: customerStorySchema.optional(),
});
export type InquiryAside = z.output<typeof inquiryAsideSchema>;

export const defaultInquiryAside: InquiryAside = {
  title: "Tell us what you collect",
  description: `A person in sales reads every message and emails you ${answerTime}: the plan that fits, a trial for your targets and a price for volumes above those listed.`,
};
