/** A submission and its idempotency key: the same key with another body is a conflict. */
import { z } from "zod";

export type Submission = {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** The content as JSON, without tracking and spam signals, to recognize a retry. */
  fingerprint: string;
  /** The body of the first attempt. Every retry sends the same bytes, the fill time included. */
  body: string;
};

/** Validates a submission read from session storage. */
export const submissionSchema = z.object({ key: z.uuid(), fingerprint: z.string(), body: z.string() });

/** A body to send: the form's values, tracking and spam signals. */
type LeadContent = Record<string, unknown> & {
  tracking?: unknown;
  website?: unknown;
  fillTime?: unknown;
};

/**
 * Reuses the previous submission if the content is the same, so that a retry creates no second lead; else a new one.
 */
export function nextSubmission(
  previous: Submission | null,
  content: LeadContent,
  makeKey: () => string,
): Submission {
  const { tracking, website, fillTime, ...stableContent } = content;
  const fingerprint = JSON.stringify(stableContent);
  if (previous?.fingerprint === fingerprint) return previous;
  return { key: makeKey(), fingerprint, body: JSON.stringify(content) };
}
