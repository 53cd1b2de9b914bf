import "server-only";
import { PrismicError } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { ContentHostError } from "@/lib/content/prismic/remote-fetch";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { createRateLimiter } from "@/lib/platform/http/rate-limit";
import { respondError } from "@/lib/platform/http/respond";

/** An editor looks at a page every few seconds; each look reads the repository past every cache. */
const limiter = createRateLimiter({ burst: 60, perMinute: 60 });

// Who reads a preview takes "there is no such document" as an answer; what else the API says is a fault of its host.
const isHostFault = (error: unknown) => error instanceof ContentHostError || error instanceof PrismicError;

/**
 * Puts a limit for each client in front of a preview's endpoint, and says it when the content host is the
 * reason that there is no answer. Everything else that goes wrong stays an error.
 */
export function guardPreview(handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
    const decision = limiter.take(client, Date.now());
    if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
    try {
      return await handle(request);
    } catch (error) {
      if (!isHostFault(error)) throw error;
      const reason = error instanceof ContentHostError ? error.reason : undefined;
      log("warn", "preview.unavailable", { reason, ...describeError(error) });
      return respondError("unavailable", {
        message: "The content repository does not answer, so there is no preview now. Try again in a moment.",
      });
    }
  };
}
