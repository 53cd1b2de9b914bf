import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { Partners } from "@/lib/content/endpoints/schemas-company";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";

const { name, surname, company, email, phone } = personFields;

export function buildPartnerForm({ kinds, form: texts }: Pick<Partners, "kinds" | "form">): LeadFormProps {
  const options = kinds.map(({ slug, title }) => ({ value: slug, label: title }));
  return {
    form: "partners",
    fields: [
      { kind: "select", name: "kind", label: "Kind of partnership", required: true, options },
      name,
      surname,
      company,
      email,
      { ...phone, required: false },
      { kind: "textarea", name: "message", label: texts.messageText, required: true },
    ],
    buttonText: texts.buttonText,
    disclaimer: linkPhrases(texts.disclaimer),
    thanks: {
      title: "Your partner request has arrived",
      text: "A person on the partner team will read it and reply to {email}.",
    },
  };
}
