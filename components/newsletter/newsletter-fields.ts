import { consentField, type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { Newsletter } from "@/lib/content/endpoints/schemas-company";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";

/** The newsletter sign-up: an email address that must be confirmed by a link. */
export function buildNewsletterForm({ form }: Pick<Newsletter, "form">): LeadFormProps {
  return {
    form: "scraping-digest",
    title: form.formTitle,
    fields: [{ ...personFields.email, label: form.messageText }, consentField(form.consent)],
    buttonText: form.buttonText,
    disclaimer: linkPhrases(form.disclaimer),
    thanks: {
      title: "Confirm your email address",
      text: "We sent a link to {email}. Open it to subscribe.",
    },
  };
}
