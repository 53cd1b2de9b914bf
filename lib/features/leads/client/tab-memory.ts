/** Drafts of forms in the tab's session storage. */
import { z } from "zod";
import { sessionEntry } from "@/lib/base/session-entry";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { submissionSchema } from "./submission";

const draftSchema = z.object({
  /** Values as typed; an unchecked checkbox is false. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  submission: submissionSchema.nullable(),
});
/** Typed values, with the last failed submission if there was one. */
export type LeadDraft = z.infer<typeof draftSchema>;

/** The draft of a form; `subject` distinguishes forms that are on several pages, such as a guide's. */
export function leadDraft(form: LeadFormId, subject = "") {
  return sessionEntry(subject === "" ? `${form}_draft` : `${form}_draft_${subject}`, draftSchema);
}
