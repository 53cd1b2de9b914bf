import "server-only";
import { env } from "@/lib/env/server";
import { clientAddressOf } from "@/lib/http/client-address";
import { createRateLimiter } from "@/lib/http/rate-limit";
import { type Body, readBody } from "@/lib/http/read-body";
import { respondError, respondJson, respondSeeOther } from "@/lib/http/respond";
import { StoreUnavailableError } from "@/lib/leads/store/types";
import { describeError, log } from "@/lib/log";
import { routes } from "@/lib/routes";
import type { DigestAction } from "./links";
import { changeSubscription } from "./subscription";

const MAX_BODY = 2 * 1024;

const limiter = createRateLimiter({ burst: env.LEAD_RATE_BURST, perMinute: env.LEAD_RATE_PER_MINUTE });

const pages = { confirm: routes.digestConfirm, unsubscribe: routes.digestUnsubscribe };

/** The token of our own page's form, or of a JSON body. */
function tokenIn({ kind, value }: Body): string | null {
  const token = kind === "form" ? value.get("token") : value.token;
  return typeof token === "string" && token !== "" ? token : null;
}

async function act(action: DigestAction, request: Request): Promise<Response> {
  const now = Date.now();
  const read = await readBody(request, MAX_BODY);
  if (!read.ok) return respondError(read.code);
  const typed = tokenIn(read.body);
  // RFC 8058: a mail program posts to the whole link, and follows no redirect.
  const token = typed ?? new URL(request.url).searchParams.get("token") ?? "";
  const isDone = await changeSubscription(action, token, now);
  if (!isDone) {
    // Only misses count: a mail provider ends the subscriptions of many people from one address.
    const decision = limiter.take(clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS), now);
    if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
  }
  // The page looks up how the subscription stands and says so.
  if (typed !== null && read.body.kind === "form") return respondSeeOther(pages[action](token));
  return isDone ? respondJson({}) : respondError("not-found");
}

/**
 * `POST /api/newsletter/<action>`.
 * SECURITY: the signed token is the proof, so a mail program may post as well as our own page; and only a
 * POST changes anything, because scanners open every link of a mail.
 */
export function postSubscription(action: DigestAction): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await act(action, request);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log("error", "digest.unavailable", describeError(error));
      return respondError("unavailable");
    }
  };
}
