import { consentField, type LeadFormProps, personFields } from "@/components/lead-form/fields";
import type { GatedContent } from "@/lib/content/endpoints/schemas-company";
import { linkPhrases } from "@/lib/features/leads/client/linked-text";

const { fullName, company, email } = personFields;

/** The form in front of a guide's full text, with the guide's own copy if it has any. */
export function buildGuideForm(slug: string, { default: copy, guides, thanks }: GatedContent): LeadFormProps {
  const { formTitle, buttonText, consent, disclaimer } = { ...copy, ...guides[slug] };
  return {
    form: "gated-content",
    title: formTitle,
    fields: [fullName, company, email, consentField(consent)],
    fixed: { guide: slug },
    buttonText,
    disclaimer: linkPhrases(disclaimer),
    thanks,
  };
}
