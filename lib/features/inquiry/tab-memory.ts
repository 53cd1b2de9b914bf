/**
 * What this tab remembers of an inquiry: the text being typed, and the one that was sent.
 *
 * PRIVACY: personal data in session storage, on the visitor's own device only. It ends with the tab,
 * nothing else reads it, and the draft goes as soon as the inquiry is sent.
 */
import { z } from "zod";
import { parseInquiryProduct } from "@/lib/base/products";
import { sessionEntry } from "@/lib/base/session-entry";
import { submissionSchema } from "@/lib/features/leads/client/submission";

const values = z.object({
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phonePrefix: z.string(),
  phone: z.string(),
  message: z.string(),
});

const draftSchema = z.object({ values, submission: submissionSchema.nullable() });
/** Typed values, with the submission they were last sent as, if a try has failed. */
export type InquiryDraft = z.infer<typeof draftSchema>;

const sentSchema = z.object({
  values,
  fullPhoneNumber: z.string(),
  product: z.unknown().transform(parseInquiryProduct),
  plan: z.string(),
  isEmailPublic: z.boolean(),
  reference: z.string().optional(),
  receiptUrl: z.string().optional(),
});

export const inquiryDraft = sessionEntry("inquiry_draft", draftSchema);
export const sentInquiry = sessionEntry("inquiry_sent", sentSchema);

/** The values in a form's fields; null while nothing has been typed. */
export function readTyped(form: FormData): InquiryDraft["values"] | null {
  const typed = values.safeParse(Object.fromEntries(form)).data;
  if (!typed) return null;
  const { phonePrefix, ...texts } = typed;
  return Object.values(texts).some((text) => text !== "") ? typed : null;
}
