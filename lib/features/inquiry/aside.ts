/** The side panel of the inquiry modal: `inquiryModalAsideData` of the page, or the default below. */

import { answerTime } from "@/lib/base/answer-time";

export type CustomerStory = {
  quote: string;
  author: string;
  jobTitle: string;
  company: string;
  /** Key of the company's logo. */
  logoMark: string;
};

export type InquiryAside = {
  title: string;
  /** Plain text, or structured rich text as JSON (see `parseRichText`). */
  description: string;
  /** Without an image, the panel shows a drawing in the tint of the page. */
  image?: { src: string };
  customerStory?: CustomerStory;
};

export const defaultInquiryAside: InquiryAside = {
  title: "Tell us what you collect",
  description: `A person in sales reads every message and emails you ${answerTime}: the plan that fits, a trial for your targets and a price for volumes above those listed.`,
};
