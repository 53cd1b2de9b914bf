import { consentField, type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { GatedContent } from "@/lib/content/endpoints/schemas-company";
import { linkWords } from "@/lib/features/leads/client/linked-text";

const { fullName, company, email } = personFields;

/** The form before a guide's full text, in the words of that guide where it has its own. */
export function buildGuideForm(slug: string, { default: copy, guides, thanks }: GatedContent): LeadFormProps {
  const { formTitle, buttonText, consent, disclaimer } = { ...copy, ...guides[slug] };
  return {
    form: "gated-content",
    title: formTitle,
    fields: [fullName, company, email, consentField(consent)],
    fixed: { guide: slug },
    buttonText,
    disclaimer: linkWords(disclaimer),
    thanks,
  };
}
