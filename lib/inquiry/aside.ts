/** The side panel of the inquiry modal: `inquiryModalAsideData` of the page, or the default below. */

export type CustomerStory = {
  quote: string;
  author: string;
  jobTitle: string;
  company: string;
  /** Key of the drawn company mark. */
  logoMark?: string;
};

export type InquiryAside = {
  title: string;
  description: string;
  /** Without an image the panel shows its own drawing, in the tint of the page. */
  image?: { src: string };
  customerStory?: CustomerStory;
};

export const defaultInquiryAside: InquiryAside = {
  title: "Tell us what you collect",
  description:
    "A person in sales reads this, not a queue. You get a price and a test plan by email within one working day.",
};
