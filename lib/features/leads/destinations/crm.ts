import "server-only";
import { Webhook } from "standardwebhooks";
import { Agent, request } from "undici";
import type { Delivery } from "@/lib/features/leads/store/types";
import { parseRetryAfter } from "@/lib/platform/http/host-client";
import { buildFailureCode } from "./failure-code";
import type { DeliveryOutcome, Destination } from "./types";

const connectTimeoutMs = 2_000;
const maxResponseBytes = 1_048_576;

/** Concurrent requests to the CRM, of all four destinations that post to it. */
export const crmConcurrency = 8;

type CrmSettings = {
  url: string;
  /** Standard Webhooks secret: base64, with or without the `whsec_` prefix. */
  secret: string;
};

/** Attempts after which a repeated conflict counts as permanent; about half an hour. */
const conflictAttempts = 18;

/** Whether the CRM rejects the lead itself, so that a retry cannot help. */
function isRefusal(status: number, { attempts, lastError }: Delivery): boolean {
  // All bodies of a key are identical, so a conflict means that an earlier attempt is still in progress. Treating it as
  // success could lose the lead if that attempt fails.
  if (status === 409) return attempts >= conflictAttempts && lastError === "http-409";
  return status === 400 || status === 422;
}

/**
 * The outcome of a response. Every status except success and rejection is retried, because it may come from a proxy or
 * a wrong setting. Redirects are not followed: a signed lead only goes to the configured URL.
 */
function parseOutcome(status: number, delivery: Delivery, retryAfter: string | undefined): DeliveryOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  const code = `http-${status}`;
  if (isRefusal(status, delivery)) return { outcome: "reject", code };
  const retryAfterMs = parseRetryAfter(retryAfter, Date.now());
  return { outcome: "retry", code, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/**
 * Posts leads to the CRM's webhook, signed by the Standard Webhooks convention
 * (https://www.standardwebhooks.com) with the delivery's id as message id and idempotency key.
 */
export function createCrmDestination({ url, secret }: CrmSettings): Destination {
  const webhook = new Webhook(secret);
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, connections: crmConcurrency });

  async function post({ id, body }: Delivery, signal: AbortSignal) {
    const sentAt = new Date();
    const headers = {
      "content-type": "application/json",
      "idempotency-key": id,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
      "webhook-signature": webhook.sign(id, sentAt, body),
    };
    const response = await request(url, { method: "POST", headers, body, dispatcher, signal });
    // Only the status matters; the body is read so that the connection can be reused.
    await response.body.dump({ limit: maxResponseBytes, signal }).catch(() => {});
    return response;
  }

  return async (delivery, signal) => {
    try {
      const response = await post(delivery, signal);
      const retryAfter = response.headers["retry-after"];
      const wait = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
      return parseOutcome(response.statusCode, delivery, wait);
    } catch (error) {
      return { outcome: "retry", code: buildFailureCode(error, signal) };
    }
  };
}
