import { type LeadFormProps, personFields } from "@/components/lead-form/fields";
import { answerTime } from "@/lib/base/answer-time";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { BlogInquiry } from "@/lib/content/endpoints/schemas-company";
import { parseDisclaimer } from "@/lib/features/leads/client/disclaimer";

const { fullName, company, email } = personFields;

/** The copy of the inquiry box at the end of a post, with its category's overrides. */
export function postInquiryCopy({ default: copy, categories }: BlogInquiry, category: string) {
  return { ...copy, ...categories[category] };
}

/** The inquiry at the end of a post. `inquiry` is the copy of the inquiry about the same product. */
export function buildPostForm(post: string, buttonText: string, inquiry: FormCopy): LeadFormProps {
  const half = { half: true } as const;
  return {
    form: "blog-inquiry",
    fields: [
      { ...fullName, ...half },
      { ...company, ...half, required: false },
      email,
      { kind: "textarea", name: "message", label: inquiry.messageText, required: true },
    ],
    fixed: { post },
    buttonText,
    disclaimer: parseDisclaimer(inquiry.disclaimer),
    thanks: {
      title: "Your question has arrived",
      text: `An engineer replies to {email} ${answerTime}.`,
    },
  };
}
