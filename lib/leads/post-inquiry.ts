import "server-only";
import { z } from "zod";
import { env } from "@/lib/env/server";
import { clientAddressOf } from "@/lib/http/client-address";
import type { HttpErrorCode } from "@/lib/http/errors";
import { isOwnUrl, isSameOrigin } from "@/lib/http/origin";
import { createRateLimiter } from "@/lib/http/rate-limit";
import { type Body, mediaTypeOf, readBody } from "@/lib/http/read-body";
import { type ErrorDetails, respondError, respondJson, respondSeeOther } from "@/lib/http/respond";
import { type AcceptOutcome, acceptLead } from "./accept";
import { parseInquiryForm } from "./inquiry-form";

const MAX_BODY = 32 * 1024;

const limiter = createRateLimiter({ burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE });

const messages = {
  "too-many":
    "Many inquiries came from your network just now. Your text is still in the form: please send it again in a moment.",
  unavailable:
    "We could not save your inquiry just now. Your text is still in the form: please send it again in a moment.",
  conflict: "This inquiry was already sent with other content. Open the form again to send a new one.",
} as const;

/** How a failure reaches the sender: scripts get the error, a page without JavaScript gets a page. */
type Refuse = (code: HttpErrorCode, details?: ErrorDetails) => Response;

const refuseJson: Refuse = respondError;
const refusePage: Refuse = () => respondSeeOther("/contact/not-received");

// Some clients send the key as the quoted string of the header's draft standard.
const idempotencyKeySchema = z
  .string()
  .transform((key) => key.replace(/^"(.*)"$/, "$1").toLowerCase())
  .pipe(z.uuid())
  .nullable();

/** The page of this site that the form was on, or null. */
function pageOf(headers: Headers): URL | null {
  const referer = headers.get("referer");
  return referer !== null && isOwnUrl(referer, headers, env.SITE_URL) ? new URL(referer) : null;
}

function respondOutcome(outcome: AcceptOutcome, kind: Body["kind"], refuse: Refuse): Response {
  if (outcome.ok && kind === "form") return respondSeeOther("/contact/received");
  if (outcome.ok) return respondJson({ isEmailPublic: outcome.isEmailPublic });
  if (outcome.code === "invalid") return refuse("invalid", { fields: outcome.fields });
  return refuse(outcome.code, { message: messages[outcome.code] });
}

/** `POST /api/contact`: the inquiry as JSON, or as the plain form of the page without JavaScript. */
export async function postInquiry(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers, env.SITE_URL)) return respondError("cross-site");
  const refuse = mediaTypeOf(request) === "application/x-www-form-urlencoded" ? refusePage : refuseJson;
  const now = Date.now();
  const decision = limiter.take(clientAddressOf(headers, env.TRUSTED_PROXY_HOPS), now);
  if (!decision.isAllowed) {
    return refuse("too-many", { message: messages["too-many"], retryAfter: decision.retryAfter });
  }
  const key = idempotencyKeySchema.safeParse(headers.get("idempotency-key"));
  if (!key.success) return refuse("bad-request", { message: "The Idempotency-Key header must be a UUID." });
  const read = await readBody(request, MAX_BODY);
  if (!read.ok) return refuse(read.code);
  const { kind, value } = read.body;
  const input = kind === "form" ? parseInquiryForm(value, pageOf(headers)) : value;
  if (input === null) return refuse("invalid");
  const meta = { idempotencyKey: key.data, userAgent: headers.get("user-agent"), now };
  return respondOutcome(await acceptLead("inquiry", input, meta), kind, refuse);
}
