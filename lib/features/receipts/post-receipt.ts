import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { anchors, type ReceiptAction, routes } from "@/lib/base/routes";
import { acceptLead } from "@/lib/features/leads/accept";
import { buildSuccess } from "@/lib/features/leads/build-success";
import { parseReceiptToken } from "@/lib/features/leads/lead/receipt-token";
import { withdrawLead } from "@/lib/features/leads/remove-leads";
import { countLead } from "@/lib/features/leads/sender-limits";
import { getLeadStore } from "@/lib/features/leads/store";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { isOwnNoReferrerPost } from "@/lib/platform/http/origin";
import { type Body, isFormPost, readSubmission } from "@/lib/platform/http/read-body";
import { type ErrorDetails, respondError, respondJson, respondSeeOther } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
import { buildCorrectedBody } from "./correction";
import { getReceipt } from "./get-receipt";

const limiter = createSharedRateLimiter("receipts", {
  burst: env.LEAD_RATE_BURST,
  perMinute: env.LEAD_RATE_PER_MINUTE,
});

type ReceiptRequest = {
  token: string;
  submitted: Record<string, unknown>;
  headers: Headers;
  /** The client IP for rate limits. */
  client: string;
  now: number;
};
type Outcome =
  | { ok: true; page: `/${string}`; body: unknown }
  | { ok: false; code: HttpErrorCode; details?: ErrorDetails };

/** Scripts get JSON; a form without JavaScript gets a redirect to a page. */
function respond(outcome: Outcome, isForm: boolean, token: string): Response {
  if (outcome.ok) return isForm ? respondSeeOther(outcome.page) : respondJson(outcome.body);
  const { code, details } = outcome;
  if (!isForm) return respondError(code, details);
  // A form must be redirected; the page of an unknown receipt then responds with 404.
  if (code === "not-found") return respondSeeOther(routes.receipt(token));
  const invalidFields = Object.keys(details?.fields ?? {})
    .sort()
    .join(",");
  if (code === "invalid")
    return respondSeeOther(`${routes.receipt(token, "correct")}&wrong=${invalidFields}#${anchors.details}`);
  return respondSeeOther(routes.receiptActionFailed());
}

const idempotencyKeySchema = z.uuid().nullable().catch(null);

/** Submits the corrected values: a new lead in the same thread, for the same destinations. */
async function correct({ token, submitted, headers, client, now }: ReceiptRequest): Promise<Outcome> {
  const receipt = await getReceipt(token);
  if (receipt === null || !receipt.canCorrect) return { ok: false, code: "not-found" };
  const { leadId, form, sent } = receipt;
  // The response has the first lead's id, so the visitor keeps the same reference number.
  const buildAccepted = async (email: string): Promise<Outcome> => ({
    ok: true,
    page: routes.receipt(token),
    body: await buildSuccess(form, { leadId, body: { email }, isKnownSender: true }, now),
  });
  const correctedBody = buildCorrectedBody(form, sent, submitted);
  // Nothing has changed: the same response without a new lead. `oxm` is the CRM's name for the email field.
  if (correctedBody === null) return buildAccepted(sent.oxm);
  // SECURITY: a correction is emailed to the entered address and to sales, so it counts like a lead.
  const decision = await countLead(client, now);
  if (!decision.isAllowed)
    return { ok: false, code: "too-many", details: { retryAfter: decision.retryAfter } };
  const accepted = await acceptLead(form, correctedBody, {
    idempotencyKey: idempotencyKeySchema.parse(headers.get("idempotency-key")),
    client,
    userAgent: headers.get("user-agent"),
    now,
    corrects: leadId,
  });
  if (accepted.ok) return buildAccepted(accepted.body.email);
  if (accepted.code === "invalid")
    return { ok: false, code: "invalid", details: { fields: accepted.fields } };
  return { ok: false, code: accepted.code };
}

/** Erases the lead. Idempotent: a second request gets the same response. */
async function withdraw({ token, now }: ReceiptRequest): Promise<Outcome> {
  const leadId = await parseReceiptToken(token);
  if (leadId === null) return { ok: false, code: "not-found" };
  await withdrawLead(await getLeadStore(), leadId, now);
  log("info", "receipt.withdraw", { leadId });
  return { ok: true, page: routes.receiptWithdrawn(), body: { withdrawn: true } };
}

function submittedFieldsOf({ kind, value }: Body): Record<string, unknown> {
  return kind === "form" ? Object.fromEntries(value) : value;
}

async function runAction(action: ReceiptAction, token: string, request: Request): Promise<Outcome> {
  const { headers } = request;
  const now = Date.now();
  const client = clientAddressOf(headers, env.TRUSTED_PROXY_HOPS);
  try {
    // Requests are limited per lead if the link is valid, otherwise per IP: guesses from a shared IP block no receipt.
    const leadId = await parseReceiptToken(token);
    const decision = await limiter.take(leadId ?? client, now);
    if (!decision.isAllowed) {
      return { ok: false, code: "too-many", details: { retryAfter: decision.retryAfter } };
    }
    const read = await readSubmission(request);
    if (!read.ok) return read;
    const receiptRequest = { token, submitted: submittedFieldsOf(read.body), headers, client, now };
    return await (action === "correct" ? correct(receiptRequest) : withdraw(receiptRequest));
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log("error", "receipt.unavailable", { reason: error.message, ...describeError(error) });
    return { ok: false, code: "unavailable" };
  }
}

/** `POST /api/receipts/<token>/<action>`, as JSON or as the receipt's form without JavaScript. */
export function postReceipt(action: ReceiptAction): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isOwnNoReferrerPost(request.headers, env.SITE_URL)) return respondError("cross-site");
    // The route handler passes no parameters, so the token is read from the path.
    const token = new URL(request.url).pathname.split("/").at(-2) ?? "";
    return respond(await runAction(action, token, request), isFormPost(request), token);
  };
}
