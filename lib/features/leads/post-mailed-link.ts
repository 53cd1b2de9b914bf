import "server-only";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { isOwnNoReferrerPost } from "@/lib/platform/http/origin";
import { type Body, mediaTypeOf, readBody, readBytes } from "@/lib/platform/http/read-body";
import { respondError, respondJson, respondSeeOther } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

const maxBodyBytes = 2 * 1024;
type MailedLink = {
  /** The lead of a token that we have signed, or null. */
  parse: (token: string) => Promise<string | null>;
  /**
   * Performs the link's action. Idempotent. Returns an error code if it failed: `not-found` for a deleted lead. `now` is
   * Unix time, ms.
   */
  act: (leadId: string, now: number) => Promise<"done" | HttpErrorCode>;
  /** The page that shows the result to a person. */
  page: (token: string) => `/${string}`;
};

function tokenIn({ kind, value }: Body): string | null {
  const token = kind === "form" ? value.get("token") : value.token;
  return typeof token === "string" && token !== "" ? token : null;
}

/** RFC 8058 recommends multipart. Its only field adds nothing to the link, so it is ignored. */
async function readMailedBody(request: Request): ReturnType<typeof readBody> {
  if (mediaTypeOf(request) !== "multipart/form-data") return readBody(request, maxBodyBytes);
  const bytes = await readBytes(request, maxBodyBytes);
  return bytes instanceof Uint8Array ? { ok: true, body: { kind: "json", value: {} } } : bytes;
}

function unavailableFor(error: unknown): "unavailable" {
  if (!(error instanceof StoreUnavailableError)) throw error;
  log("error", "mailed-link.unavailable", describeError(error));
  return "unavailable";
}

/**
 * `POST` of the button behind a link in a mail. SECURITY: the signed token authorizes the request. Mail clients, which
 * send no Origin header, may post as well as our own page, but no other site. Only a POST changes anything, because
 * scanners open every link of a mail.
 */
export function postMailedLink({ parse, act, page }: MailedLink): (request: Request) => Promise<Response> {
  const limiter = createSharedRateLimiter("mailed-links", {
    burst: env.LEAD_RATE_BURST,
    perMinute: env.LEAD_RATE_PER_MINUTE,
  });

  /** Performs the link's action, or says that it was followed too often. */
  async function follow(
    token: string,
    client: string,
    now: number,
  ): Promise<"done" | HttpErrorCode | { retryAfter: number }> {
    const leadId = await parse(token);
    // A valid link has a limit of its own: a mail provider unsubscribes many people from one IP.
    const decision = await limiter.take(leadId ?? client, now);
    if (!decision.isAllowed) return decision;
    return leadId === null ? "not-found" : act(leadId, now);
  }

  return async (request) => {
    if (!isOwnNoReferrerPost(request.headers, env.SITE_URL)) return respondError("cross-site");
    const now = Date.now();
    const read = await readMailedBody(request);
    if (!read.ok) return respondError(read.code);
    const bodyToken = tokenIn(read.body);
    // RFC 8058: a mail client posts to the exact URL and follows no redirect.
    const token = bodyToken ?? new URL(request.url).searchParams.get("token") ?? "";
    const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
    const outcome = await follow(token, client, now).catch(unavailableFor);
    if (typeof outcome === "object") return respondError("too-many", outcome);
    // The page also says when nothing could be done.
    if (bodyToken !== null && read.body.kind === "form") return respondSeeOther(page(token));
    return outcome === "done" ? respondJson({}) : respondError(outcome);
  };
}
