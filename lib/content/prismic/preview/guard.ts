import "server-only";
import { PrismicError } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { UpstreamError } from "@/lib/platform/http/host-client";
import { respondError } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

/** Limited because previews bypass all caches. One request per second is enough to reload every few seconds. */
const limiter = createSharedRateLimiter("previews", { burst: 60, perMinute: 60 });

// The handlers deal with missing documents and expired previews; any other API error means that Prismic failed.
const isUpstreamFailure = (error: unknown) => error instanceof UpstreamError || error instanceof PrismicError;

/** Rate-limits a preview endpoint per client; 503 when Prismic fails. */
export function guardPreview(handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
    const decision = await limiter.take(client, Date.now());
    if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
    try {
      return await handle(request);
    } catch (error) {
      if (!isUpstreamFailure(error)) throw error;
      const reason = error instanceof UpstreamError ? error.reason : undefined;
      log("warn", "preview.unavailable", { reason, ...describeError(error) });
      return respondError("unavailable", {
        message:
          "We could not read the content from Prismic, so there is no preview. Try again in a minute. If it still fails, tell a developer.",
      });
    }
  };
}
