import type { LeadFormId } from "@/lib/features/leads/forms";
import { type LeadAnswer, parseData, type SendFailure } from "./answer";
import { correctionEndpoint, leadEndpoint } from "./endpoint";
import type { Submission } from "./submission";

/** Longer than the server needs at its worst; a retry under the same key is safe. */
const timeoutMs = 30_000;

/** What a form says when no answer came. */
export const noAnswer: SendFailure = {
  message:
    "Not sent: the connection failed before we could answer. Your text is kept here. Check your connection and send it again.",
  fields: {},
};

async function post(endpoint: string, submission: Submission): Promise<LeadAnswer | null> {
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

/**
 * Sends a filled form, or what corrects the lead with the private page `corrects`. `null` means that no answer came:
 * offline, connection lost, or no answer in 30 s. The lead may have arrived all the same, which is why a retry keeps
 * the submission's key.
 */
export async function sendLead(
  form: LeadFormId,
  submission: Submission,
  corrects: string | null,
): Promise<LeadAnswer | null> {
  if (corrects !== null) {
    const answer = await post(correctionEndpoint(corrects), submission);
    // Withdrawn or erased meanwhile: there is nothing left to correct, and this is a new lead.
    if (answer?.status !== "refused" || answer.code !== 404) return answer;
  }
  return post(leadEndpoint(form), submission);
}
