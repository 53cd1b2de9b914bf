import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import { parseDisclaimer } from "@/lib/features/leads/client/disclaimer";

const { name, surname, company, email, phone } = personFields;

/** The contact form (specification, points 5 and 9); `contact-message` also needs a message. */
export function buildContactForm(
  form: "contact" | "contact-message",
  { formTitle, messageText, buttonText, disclaimer }: FormCopy,
): Omit<LeadFormProps, "thanks"> {
  const message = {
    kind: "textarea",
    name: "message",
    label: messageText,
    required: form === "contact-message",
  } as const;
  return {
    form,
    title: formTitle,
    fields: [name, surname, company, email, phone, message],
    buttonText,
    disclaimer: parseDisclaimer(disclaimer),
  };
}
