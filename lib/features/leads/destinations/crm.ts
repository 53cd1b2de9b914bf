import "server-only";
import { Webhook } from "standardwebhooks";
import { Agent, request } from "undici";
import type { Delivery } from "@/lib/features/leads/store/types";
import { parseRetryAfter } from "@/lib/platform/http/host-client";
import { isCrmBody } from "./body";
import { buildFailureCode } from "./failure-code";
import type { DeliveryOutcome, Destination } from "./types";

const connectTimeoutMs = 2_000;
const maxResponseBytes = 1_048_576;

/** Concurrent requests to the CRM; same as the worker's slots for this destination. */
export const crmConcurrency = 8;

type CrmSettings = {
  url: string;
  /** Standard Webhooks secret: base64, with or without the `whsec_` prefix. */
  secret: string;
  /** The system clock, in Unix ms. */
  now?: () => number;
};

/** Receivers reject signatures whose time is minutes off. */
const clockToleranceMs = 60_000;

/** Attempts after which a conflict counts as permanent; about half an hour. */
const conflictAttempts = 18;

/** Whether the CRM rejects the lead itself, so that a retry cannot help. */
function isRefusal(status: number, attempts: number): boolean {
  // All bodies of a key are identical, so a conflict means that an earlier attempt is still in progress. Treating it as
  // success could lose the lead if that attempt fails.
  if (status === 409) return attempts >= conflictAttempts;
  return status === 400 || status === 422;
}

/**
 * The outcome of a response. Every status except success and rejection is retried, because it may come from a proxy or
 * a wrong setting. Redirects are not followed: a signed lead only goes to the configured URL.
 */
function parseOutcome(
  status: number,
  attempts: number,
  retryAfter: string | undefined,
  now: number,
): DeliveryOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  const code = `http-${status}`;
  if (isRefusal(status, attempts)) return { outcome: "reject", code };
  const retryAfterMs = parseRetryAfter(retryAfter, now);
  return { outcome: "retry", code, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/**
 * Posts leads to the CRM's webhook, signed by the Standard Webhooks convention
 * (https://www.standardwebhooks.com) with the delivery's id as message id and idempotency key. If this server's clock is
 * wrong, the time of a signature follows the clock of the receiver, which each response tells (`Date`).
 */
export function createCrmDestination({ url, secret, now = Date.now }: CrmSettings): Destination {
  const webhook = new Webhook(secret);
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, connections: crmConcurrency });

  /** How far the receiver's clock is ahead of this one; 0 for a small difference. */
  let clockOffsetMs = 0;

  /** Whether a signature with `offsetMs` was wrong for the receiver, whose clock showed `date` when it responded. */
  function noticeClock(date: unknown, offsetMs: number): boolean {
    const differenceMs = Date.parse(String(date)) - now();
    if (Number.isNaN(differenceMs)) return false;
    clockOffsetMs = Math.abs(differenceMs) > clockToleranceMs ? differenceMs : 0;
    return Math.abs(differenceMs - offsetMs) > clockToleranceMs;
  }

  const buildHeaders = ({ id, body }: Delivery, offsetMs: number) => {
    const sentAt = new Date(now() + offsetMs);
    return {
      "content-type": "application/json",
      "idempotency-key": id,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
      "webhook-signature": webhook.sign(id, sentAt, body),
    };
  };

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (!isCrmBody(delivery.body)) return { outcome: "reject", code: "bad-body" };
    // Of this attempt: the response to another one may change it meanwhile.
    const offsetMs = clockOffsetMs;
    try {
      const headers = buildHeaders(delivery, offsetMs);
      const response = await request(url, {
        method: "POST",
        headers,
        body: delivery.body,
        dispatcher,
        signal,
      });
      // Only the status matters; the body is read so that the connection can be reused.
      await response.body.dump({ limit: maxResponseBytes, signal }).catch(() => {});
      const retryAfter = response.headers["retry-after"];
      const wait = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
      const hadWrongTime = noticeClock(response.headers.date, offsetMs);
      const outcome = parseOutcome(response.statusCode, delivery.attempts, wait, now());
      return hadWrongTime && outcome.outcome === "reject" ? { outcome: "retry", code: "clock" } : outcome;
    } catch (error) {
      return { outcome: "retry", code: buildFailureCode(error, signal) };
    }
  }

  return { deliver };
}
