/** Every lead form. A form is `<form>.ts`, `<form>.server.ts` and a line here and in `server.ts`. */

import { blogInquiryForm } from "./blog-inquiry";
import { contactForm } from "./contact";
import { contactMessageForm } from "./contact-message";
import { coreValuesForm } from "./core-values";
import { freeTrialForm } from "./free-trial";
import { gatedContentForm } from "./gated-content";
import { inquiryForm } from "./inquiry";
import type { LeadForm } from "./lead-form";
import { oxyconForm } from "./oxycon";
import { partnersForm } from "./partners";
import { scrapingDigestForm } from "./scraping-digest";

const definitions = {
  inquiry: inquiryForm,
  contact: contactForm,
  "contact-message": contactMessageForm,
  oxycon: oxyconForm,
  "free-trial": freeTrialForm,
  partners: partnersForm,
  "gated-content": gatedContentForm,
  "scraping-digest": scrapingDigestForm,
  "blog-inquiry": blogInquiryForm,
  "core-values": coreValuesForm,
} satisfies Record<string, LeadForm>;

export type LeadFormId = keyof typeof definitions;

export const leadForms: Readonly<Record<LeadFormId, LeadForm>> = definitions;

const isLeadFormId = (name: string): name is LeadFormId => Object.hasOwn(leadForms, name);

export const leadFormIds: readonly LeadFormId[] = Object.keys(leadForms).filter(isLeadFormId);
