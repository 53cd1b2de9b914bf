import type { LeadFormId } from "@/lib/features/leads/forms";
import { correctionEndpoint, leadEndpoint } from "./endpoint";
import type { Submission } from "./lead-draft";
import { type LeadResponse, parseLeadResponse, type SendFailure } from "./lead-response";

/** Longer than the server's slowest response; a retry with the same key is safe. */
const timeoutMs = 30_000;

/** The form's error when there was no response. */
export const noResponse: SendFailure = {
  message:
    "The connection failed before we could confirm it. Your text is kept here. Check your connection and send it again: nothing is sent twice.",
  fields: {},
};

async function post(endpoint: string, submission: Submission): Promise<LeadResponse | null> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": submission.key },
      body: submission.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return parseLeadResponse(response.status, await response.text());
  } catch {
    return null;
  }
}

/**
 * Sends a form or, with `receiptPath`, a correction of the lead that has this receipt. `null` means no response: offline,
 * connection lost, or a timeout. The lead may have been stored anyway, so a retry keeps the idempotency key.
 */
export async function sendLead(
  form: LeadFormId,
  submission: Submission,
  receiptPath: string | null,
): Promise<LeadResponse | null> {
  if (receiptPath !== null) {
    const response = await post(correctionEndpoint(receiptPath), submission);
    // The lead was withdrawn or erased in the meantime, so send this as a new lead.
    if (response?.status !== "refused" || response.code !== 404) return response;
  }
  return post(leadEndpoint(form), submission);
}
