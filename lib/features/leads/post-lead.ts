import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { isOwnUrl, isSameOrigin } from "@/lib/platform/http/origin";
import { isFormPost, readSubmission } from "@/lib/platform/http/read-body";
import { type ErrorDetails, respondError, respondJson, respondSeeOther } from "@/lib/platform/http/respond";
import { type AcceptOutcome, acceptLead } from "./accept";
import { buildSuccess } from "./build-success";
import type { LeadFormId } from "./forms";
import { parsePlainForm } from "./plain-form";
import { eventOverPath, noSeatsPath, resultPathsOf, sentPath } from "./result-pages";
import { countLead } from "./sender-limits";

/** What differs from the messages of `lib/platform/http/errors.ts`. */
const messagesOf = (form: LeadFormId): Partial<Record<HttpErrorCode, string>> => {
  const [one, many] = form === "inquiry" ? ["inquiry", "inquiries"] : ["form", "forms"];
  return {
    "too-many": `Many ${many} came from your network just now. Your text is still in the form: please send it again in a moment.`,
    unavailable: `We could not save your ${one} just now. Your text is still in the form: please send it again in a moment.`,
    conflict: `This ${one} was already sent with other content. Open the form again to send a new one.`,
  };
};

// Some clients quote the key, as the header's draft standard says.
const idempotencyKeySchema = z
  .string()
  .transform((key) => key.replace(/^"(.*)"$/, "$1").toLowerCase())
  .pipe(z.uuid())
  .nullable();

/** The page of this site that contains the form, or null. */
function pageOf(headers: Headers): URL | null {
  const referer = headers.get("referer");
  return referer !== null && isOwnUrl(referer, env.SITE_URL) ? new URL(referer) : null;
}

type Sender = { form: LeadFormId; isPlain: boolean };

/** Rejects a form: with JSON for scripts, with a redirect to a result page for a form sent without JavaScript. */
function respondRejected({ form, isPlain }: Sender, code: HttpErrorCode, details?: ErrorDetails): Response {
  if (!isPlain) return respondError(code, { message: messagesOf(form)[code], ...details });
  if (code === "no-seats") return respondSeeOther(noSeatsPath);
  return respondSeeOther(
    code === "event-over" ? eventOverPath : resultPathsOf(form).notSent,
    details?.retryAfter,
  );
}

async function respondOutcome(sender: Sender, outcome: AcceptOutcome, now: number): Promise<Response> {
  const { form, isPlain } = sender;
  if (outcome.ok) {
    const success = await buildSuccess(form, outcome, now);
    return isPlain ? respondSeeOther(sentPath(form, success.reference)) : respondJson(success);
  }
  if (outcome.code === "invalid") return respondRejected(sender, "invalid", { fields: outcome.fields });
  return respondRejected(sender, outcome.code);
}

async function respondToSender(sender: Sender, request: Request): Promise<Response> {
  const { headers } = request;
  const now = Date.now();
  const client = clientAddressOf(headers, env.TRUSTED_PROXY_HOPS);
  const key = idempotencyKeySchema.safeParse(headers.get("idempotency-key"));
  if (!key.success)
    return respondRejected(sender, "bad-request", { message: "The Idempotency-Key header must be a UUID." });
  const read = await readSubmission(request);
  if (!read.ok) return respondRejected(sender, read.code);
  const { kind, value } = read.body;
  const input = kind === "form" ? parsePlainForm(value, pageOf(headers)) : value;
  // After the body was read: a connection without a body must not use up the limit of others behind the same IP.
  const decision = await countLead(client, now);
  if (!decision.isAllowed) return respondRejected(sender, "too-many", { retryAfter: decision.retryAfter });
  if (input === null) return respondRejected(sender, "invalid");
  const meta = { idempotencyKey: key.data, client, userAgent: headers.get("user-agent"), now };
  const outcome = await acceptLead(sender.form, input, meta);
  return respondOutcome(sender, outcome, now);
}

/** `POST` of one form: JSON, or a plain form from a page without JavaScript. */
export function postLead(form: LeadFormId): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isSameOrigin(request.headers, env.SITE_URL)) return respondError("cross-site");
    return respondToSender({ form, isPlain: isFormPost(request) }, request);
  };
}
