import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { slugify } from "@/lib/base/markdown/slug";
import type { CoreValues } from "@/lib/content/endpoints/schemas-company";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";

const { fullName, email } = personFields;

/** The form to report that a company value was broken; it can be sent anonymously. */
export function buildCoreValuesForm({ values, form }: Pick<CoreValues, "values" | "form">): LeadFormProps {
  const options = values.map(({ title }) => ({ value: slugify(title), label: title }));
  return {
    form: "core-values",
    fields: [
      { kind: "select", name: "value", label: "Which value", required: true, options },
      { kind: "textarea", name: "message", label: form.messageText, required: true, rows: 5 },
      { ...fullName, label: "Name", required: false },
      { ...email, label: "Email address", required: false },
    ],
    buttonText: form.buttonText,
    disclaimer: linkPhrases(form.disclaimer),
    thanks: {
      title: "Two people will read it",
      text: "Neither of them works in sales. If you gave an email address, they reply to it.",
    },
  };
}
