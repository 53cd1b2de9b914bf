import "server-only";
import type { LeadFormId } from ".";
import { blogInquiryServerForm } from "./blog-inquiry.server";
import { contactServerForm } from "./contact.server";
import { contactMessageServerForm } from "./contact-message.server";
import { coreValuesServerForm } from "./core-values.server";
import { freeTrialServerForm } from "./free-trial.server";
import { gatedContentServerForm } from "./gated-content.server";
import { inquiryServerForm } from "./inquiry.server";
import { oxyconServerForm } from "./oxycon.server";
import { partnersServerForm } from "./partners.server";
import { scrapingDigestServerForm } from "./scraping-digest.server";
import type { ServerForm } from "./server-form";

/**
 * What the server does with each form.
 * SECURITY: the browser names the form; where its leads go is decided here and nowhere else.
 */
export const serverForms: Readonly<Record<LeadFormId, ServerForm>> = {
  inquiry: inquiryServerForm,
  contact: contactServerForm,
  "contact-message": contactMessageServerForm,
  oxycon: oxyconServerForm,
  "free-trial": freeTrialServerForm,
  partners: partnersServerForm,
  "gated-content": gatedContentServerForm,
  "scraping-digest": scrapingDigestServerForm,
  "blog-inquiry": blogInquiryServerForm,
  "core-values": coreValuesServerForm,
};
