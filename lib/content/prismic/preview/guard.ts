import "server-only";
import { PrismicError } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { HostError } from "@/lib/platform/http/host-client";
import { respondError } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";

/** Editors look at a page every few seconds, and each request bypasses every cache. */
const limiter = createSharedRateLimiter("previews", { burst: 60, perMinute: 60 });

// Handlers handle "not found" and expired previews themselves; any other API error is a failure of the host.
const isHostFault = (error: unknown) => error instanceof HostError || error instanceof PrismicError;

/** Rate-limits a preview endpoint per client; 503 when the content host fails. */
export function guardPreview(handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
    const decision = await limiter.take(client, Date.now());
    if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
    try {
      return await handle(request);
    } catch (error) {
      if (!isHostFault(error)) throw error;
      const reason = error instanceof HostError ? error.reason : undefined;
      log("warn", "preview.unavailable", { reason, ...describeError(error) });
      return respondError("unavailable", {
        message:
          "The content repository is not responding, so the preview is unavailable. Try again in a moment.",
      });
    }
  };
}
