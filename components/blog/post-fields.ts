import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { answerTime } from "@/lib/base/answer-time";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import { parseDisclaimer } from "@/lib/features/leads/client/disclaimer";

const { fullName, company, email } = personFields;

/** The inquiry at the end of a post. It has the message label and disclaimer of the inquiry form. */
export function buildPostForm(post: string, buttonText: string, formCopy: FormCopy): LeadFormProps {
  const halfWidth = { isHalfWidth: true } as const;
  return {
    form: "blog-inquiry",
    fields: [
      { ...fullName, ...halfWidth },
      { ...company, ...halfWidth, required: false },
      email,
      { kind: "textarea", name: "message", label: formCopy.messageText, required: true },
    ],
    fixed: { post },
    buttonText,
    disclaimer: parseDisclaimer(formCopy.disclaimer),
    thanks: {
      title: "Your question has arrived",
      text: `An engineer replies to {email} ${answerTime}.`,
    },
  };
}
