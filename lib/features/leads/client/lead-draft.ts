/** Drafts of forms in the tab's session storage. */
import { z } from "zod";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { sessionEntry } from "@/lib/platform/browser/session-entry";

const submissionSchema = z.object({
  /** Value of the `Idempotency-Key` header: the same key with another body is a conflict. */
  key: z.uuid(),
  /** The content as JSON, without tracking and spam signals, to recognize a retry. */
  fingerprint: z.string(),
  /** The body of the first attempt. Every retry sends the same bytes, the fill time included. */
  body: z.string(),
});
export type Submission = z.infer<typeof submissionSchema>;

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

/** A body to send: the form's values, tracking and spam signals. */
type LeadContent = Record<string, unknown> & {
  tracking?: unknown;
  website?: unknown;
  fillTime?: unknown;
};

/** Reuses the previous submission if the content is the same, so that a retry creates no second lead; else a new one. */
export function nextSubmission(previous: Submission | null, content: LeadContent): Submission {
  const { tracking, website, fillTime, ...stableContent } = content;
  const fingerprint = JSON.stringify(stableContent);
  if (previous?.fingerprint === fingerprint) return previous;
  return { key: crypto.randomUUID(), fingerprint, body: JSON.stringify(content) };
}
