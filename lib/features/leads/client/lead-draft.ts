/** Drafts of forms in the tab's session storage. */
import { z } from "zod";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { sessionEntry } from "@/lib/platform/browser/session-entry";
import { submissionSchema } from "./submission";

const draftSchema = z.object({
  /** Raw values of the inputs; an unchecked checkbox is false. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  submission: submissionSchema.nullable(),
});
/** What the visitor has entered, and the last failed submission, if any. */
export type LeadDraft = z.infer<typeof draftSchema>;

/** The storage entry of a form's draft. `subject` keeps drafts of the same form apart, such as one per guide. */
export function leadDraftEntry(form: LeadFormId, subject = "") {
  return sessionEntry(subject === "" ? `${form}_draft` : `${form}_draft_${subject}`, draftSchema);
}
