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

/** Concurrent requests to the CRM, of all four destinations that post to it. */
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
function parseOutcome(
  status: number,
  delivery: Delivery,
  retryAfter: string | undefined,
  now: number,
): DeliveryOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  const code = `http-${status}`;
  if (isRefusal(status, delivery)) return { outcome: "reject", code };
  const retryAfterMs = parseRetryAfter(retryAfter, now);
  return { outcome: "retry", code, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The last accepted time, that of a response, and that of this server: a host may answer with another time each time. */
const mostTimes = 3;

/** Statuses with which receivers refuse a signature, and the time in it. */
const signatureRefusals = [400, 401, 403, 422];

/**
 * Posts leads to the CRM's webhook, signed by the Standard Webhooks convention
 * (https://www.standardwebhooks.com) with the delivery's id as message id and idempotency key. If the CRM refuses a
 * request whose time differs from the time of its response (`Date`), the request is repeated with that time: either clock
 * may be wrong. The time that the CRM accepts is the first that the next delivery uses.
 */
export function createCrmDestination({ url, secret, now = Date.now }: CrmSettings): Destination {
  const webhook = new Webhook(secret);
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs }, connections: crmConcurrency });

  /** How far ahead of this server's clock the last accepted signature was. */
  let acceptedOffsetMs = 0;

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

  async function post(delivery: Delivery, offsetMs: number, signal: AbortSignal) {
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
    return response;
  }

  /** Posts with the accepted time and, while the CRM refuses it, with that of its response and that of this server. */
  async function postInTime(delivery: Delivery, signal: AbortSignal) {
    const tried: number[] = [];
    let offsetMs: number | undefined = acceptedOffsetMs;
    for (;;) {
      const response = await post(delivery, offsetMs, signal);
      if (response.statusCode < 300) acceptedOffsetMs = offsetMs;
      if (!signatureRefusals.includes(response.statusCode)) return response;
      tried.push(offsetMs);
      if (tried.length === mostTimes) return response;
      const dateOffsetMs = Date.parse(String(response.headers.date)) - now();
      offsetMs = [dateOffsetMs, 0].find((other) =>
        tried.every((one) => Math.abs(other - one) > clockToleranceMs),
      );
      if (offsetMs === undefined) return response;
    }
  }

  async function deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    if (!isCrmBody(delivery.body)) return { outcome: "reject", code: "bad-body" };
    try {
      const response = await postInTime(delivery, signal);
      const retryAfter = response.headers["retry-after"];
      const wait = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
      return parseOutcome(response.statusCode, delivery, wait, now());
    } catch (error) {
      return { outcome: "retry", code: buildFailureCode(error, signal) };
    }
  }

  return { deliver };
}
