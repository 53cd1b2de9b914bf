import "server-only";
import type { LeadFormId } from ".";
import { blogInquiryOnServer } from "./blog-inquiry.server";
import { contactOnServer } from "./contact.server";
import { contactMessageOnServer } from "./contact-message.server";
import { coreValuesOnServer } from "./core-values.server";
import { freeTrialOnServer } from "./free-trial.server";
import { gatedContentOnServer } from "./gated-content.server";
import { inquiryOnServer } from "./inquiry.server";
import { oxyconOnServer } from "./oxycon.server";
import { partnersOnServer } from "./partners.server";
import { scrapingDigestOnServer } from "./scraping-digest.server";
import type { ServerForm } from "./server-form";

/**
 * What the server does with each form.
 * SECURITY: the browser names the form; where its leads go is decided here and nowhere else.
 */
export const serverForms: Readonly<Record<LeadFormId, ServerForm>> = {
  inquiry: inquiryOnServer,
  contact: contactOnServer,
  "contact-message": contactMessageOnServer,
  oxycon: oxyconOnServer,
  "free-trial": freeTrialOnServer,
  partners: partnersOnServer,
  "gated-content": gatedContentOnServer,
  "scraping-digest": scrapingDigestOnServer,
  "blog-inquiry": blogInquiryOnServer,
  "core-values": coreValuesOnServer,
};
