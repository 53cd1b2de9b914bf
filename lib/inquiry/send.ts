import { type InquiryAnswer, parseAnswer } from "./answer";
import { contactEndpoint } from "./endpoint";
import type { Submission } from "./submission";

/** Longer than the server needs at its worst; a retry under the same key is safe. */
const timeoutMs = 30_000;

/**
 * Sends an inquiry. `null` means that no answer came: offline, connection lost, or no answer in 30 s.
 * The inquiry may have arrived all the same, which is why a retry keeps the submission's key.
 */
export async function sendInquiry(submission: Submission): Promise<InquiryAnswer | null> {
  try {
    const response = await fetch(contactEndpoint, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": submission.key },
      body: submission.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return parseAnswer(response.status, await response.text());
  } catch {
    return null;
  }
}
