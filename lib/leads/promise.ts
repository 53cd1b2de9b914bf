import type { LeadFormId } from "./types";

/** Whether a form's copy promises an answer by a person within one working day. */
const isPromised = {
  inquiry: true,
  contact: true,
  "contact-message": true,
  partners: true,
  "blog-inquiry": true,
  oxycon: false,
  "gated-content": false,
  "scraping-digest": false,
  "core-values": false,
} satisfies Record<LeadFormId, boolean>;

/** Whether a lead of `form` is on the working-hours clock until it is answered. */
export function isAnswerPromised(form: LeadFormId): boolean {
  return isPromised[form];
}
