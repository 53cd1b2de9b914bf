/**
 * A submission and its idempotency key. The server accepts a key once: the same key with the same body is the same
 * lead, with another body it is a conflict.
 */
import { z } from "zod";

export type Submission = {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** Identifies the content, without tracking and fill time. */
  fingerprint: string;
  /** The body as it was sent first. Byte-identical on every retry, the fill time included. */
  body: string;
};

/** Checks a submission that was read back from the tab's storage. */
export const submissionSchema = z.object({ key: z.uuid(), fingerprint: z.string(), body: z.string() });

/** A body to send: the form's values, tracking and spam signals. */
export type LeadContent = Record<string, unknown> & {
  tracking?: unknown;
  website?: unknown;
  fillTime?: unknown;
};

/**
 * The submission to send for `content`. The previous one is sent again as long as the content is the
 * same, so that a retry, a second click or a reload stays one lead; any change makes a new one.
 */
export function nextSubmission(
  previous: Submission | null,
  content: LeadContent,
  makeKey: () => string,
): Submission {
  const { tracking, website, fillTime, ...identity } = content;
  const fingerprint = JSON.stringify(identity);
  if (previous?.fingerprint === fingerprint) return previous;
  return { key: makeKey(), fingerprint, body: JSON.stringify(content) };
}

/** Calling code and national digits in one: "+1" and "9195550142" make "+19195550142". */
export function composePhoneNumber(callingCode: string, digits: string): string {
  return `${callingCode}${digits}`;
}
