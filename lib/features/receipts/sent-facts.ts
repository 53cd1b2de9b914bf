/** What a receipt page shows about the submitted values. */

import type { LeadFormId } from "@/lib/base/lead-form-ids";
import { productCodes, products } from "@/lib/base/products";
import type { LeadPayload } from "@/lib/features/leads/types";

/** The noun for a lead of each form, for its sender. */
export const nounOfForm = {
  inquiry: "inquiry",
  contact: "inquiry",
  "contact-message": "inquiry",
  oxycon: "registration",
  partners: "partner request",
  "gated-content": "guide request",
  "scraping-digest": "digest sign-up",
  "blog-inquiry": "inquiry",
  "core-values": "note",
} satisfies Record<LeadFormId, string>;

/** The label of `form_type_value` in forms with a choice of their own. */
const choiceNames: Partial<Record<LeadFormId, string>> = {
  oxycon: "Attendance",
  partners: "Kind",
  "gated-content": "Guide",
  "blog-inquiry": "Post",
  "core-values": "Value",
};

export type SentFact = { name: string; value: string };

/** The submitted values in reading order, without empty ones. */
export function listSentFacts(form: LeadFormId, sent: LeadPayload): SentFact[] {
  const product = productCodes.find((code) => code === sent.product);
  const facts = [
    { name: "Name", value: sent.name },
    { name: "Company", value: sent.company },
    { name: "Email", value: sent.oxm },
    { name: "Phone no.", value: sent.fullPhoneNumber ?? sent.phone },
    { name: "Product", value: product && products[product].name },
    { name: choiceNames[form] ?? "Plan", value: sent.form_type_value },
    { name: "Message", value: sent.message },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
