/**
 * Drafts: the text that is being typed into each form.
 *
 * PRIVACY: personal data in session storage, on the visitor's own device only. It ends with the tab,
 * nothing else reads it, and a draft is deleted when it is sent.
 */
import { z } from "zod";
import { sessionEntry } from "@/lib/base/session-entry";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { submissionSchema } from "./submission";

const draftSchema = z.object({
  /** Texts as typed; a box that is not checked is false. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  submission: submissionSchema.nullable(),
});
/** Typed values, with the submission they were last sent as, if a try has failed. */
export type LeadDraft = z.infer<typeof draftSchema>;

/** The draft of a form; `subject` distinguishes forms that are on several pages, such as a guide's. */
export function leadDraft(form: LeadFormId, subject = "") {
  return sessionEntry(subject === "" ? `${form}_draft` : `${form}_draft_${subject}`, draftSchema);
}
