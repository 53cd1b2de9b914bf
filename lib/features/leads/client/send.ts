import { type LeadAnswer, parseData, type SendFailure } from "./answer";
import type { Submission } from "./submission";

/** Longer than the server needs at its worst; a retry under the same key is safe. */
const timeoutMs = 30_000;

/** What a form says when no answer came. */
export const noAnswer: SendFailure = {
  message:
    "Not sent: the connection failed before we could answer. Your text is kept here. Check your connection and send it again.",
  fields: {},
};

/**
 * Sends a filled form to an address of `endpoint.ts`. `null` means that no answer came: offline, connection lost, or no answer in 30 s.
 * The lead may have arrived all the same, which is why a retry keeps the submission's key.
 */
export async function sendLead(endpoint: string, submission: Submission): Promise<LeadAnswer | null> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": submission.key },
      body: submission.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return parseData(response.status, await response.text());
  } catch {
    return null;
  }
}
