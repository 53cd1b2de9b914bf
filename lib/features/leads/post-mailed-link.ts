import "server-only";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import type { HttpErrorCode } from "@/lib/platform/http/errors";
import { isOwnPrivatePost } from "@/lib/platform/http/origin";
import { createRateLimiter } from "@/lib/platform/http/rate-limit";
import { type Body, readBody } from "@/lib/platform/http/read-body";
import { respondError, respondJson, respondSeeOther } from "@/lib/platform/http/respond";

const MAX_BODY = 2 * 1024;

/** What a link in a mail is for. */
export type MailedLink = {
  /**
   * Does it. Null when it is done, now or before; `not-found` when the token is not ours, or what it was about is
   * gone. `now` is Unix time, ms.
   */
  act: (token: string, now: number) => Promise<HttpErrorCode | null>;
  /** The page behind the link: it looks up how things stand and says so. */
  page: (token: string) => `/${string}`;
};

/** The token of our own page's form, or of a JSON body. */
function tokenIn({ kind, value }: Body): string | null {
  const token = kind === "form" ? value.get("token") : value.token;
  return typeof token === "string" && token !== "" ? token : null;
}

function createHandler({ act, page }: MailedLink): (request: Request) => Promise<Response> {
  const limiter = createRateLimiter({ burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE });
  return async (request) => {
    const now = Date.now();
    const read = await readBody(request, MAX_BODY);
    if (!read.ok) return respondError(read.code);
    const typed = tokenIn(read.body);
    // RFC 8058: a mail program posts to the whole link, and follows no redirect.
    const token = typed ?? new URL(request.url).searchParams.get("token") ?? "";
    const refusal = await act(token, now);
    if (refusal === "not-found") {
      // Only misses count: a mail provider ends the subscriptions of many people from one address.
      const decision = limiter.take(clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS), now);
      if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
    }
    if (typed !== null && read.body.kind === "form") return respondSeeOther(page(token));
    return refusal === null ? respondJson({}) : respondError(refusal);
  };
}

/**
 * `POST` of the button behind a link in a mail.
 * SECURITY: the signed token is the proof, so a mail program, which names no origin, may post as well as our own
 * page, but no other site; and only a POST changes anything, because scanners open every link of a mail.
 */
export function postMailedLink(link: MailedLink): (request: Request) => Promise<Response> {
  const handle = createHandler(link);
  return async (request) => {
    if (!isOwnPrivatePost(request.headers, env.SITE_URL)) return respondError("cross-site");
    try {
      return await handle(request);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log("error", "mailed-link.unavailable", describeError(error));
      return respondError("unavailable");
    }
  };
}
