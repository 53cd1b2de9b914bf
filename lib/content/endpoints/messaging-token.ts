import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { createHostClient, toUpstreamError } from "@/lib/platform/http/host-client";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { respondError, respondJson, respondNothing } from "@/lib/platform/http/respond";
import { createSharedRateLimiter } from "@/lib/platform/limits/shared-rate-limit";
import { shouldBackOff } from "./host";
import { coolDownMs, readTimeoutMs } from "./retry";

/** A signed token with its claims is one or two kilobytes. */
const maxTokenLength = 16_384;
const requestHost = createHostClient({ timeoutMs: readTimeoutMs, maxBytes: 32_768 });

const responseSchema = z.object({ token: z.string().min(1).max(maxTokenLength).nullish() });

/** The configured cookie from the `Cookie` header, unparsed; null without it. */
function pickCookie(header: string | null, name: string | undefined): string | null {
  if (header === null || name === undefined) return null;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? null;
}

/**
 * The visitor's token from the shared API's host; null if it issues none. SECURITY: only the configured
 * cookie of the visitor's request is forwarded. A redirect is a failure, and only the token of the response
 * is returned.
 *
 * @throws when the host fails or its response is invalid
 */
async function fetchToken(baseUrl: string, cookie: string | null): Promise<string | null> {
  const response = await requestHost(`${baseUrl}/salesforce-messaging`, {
    headers: { accept: "application/json", ...(cookie !== null && { cookie }) },
  });
  if (response.status !== 200) throw toUpstreamError(response);
  return responseSchema.parse(JSON.parse(response.text)).token ?? null;
}

// Every request is forwarded to another host; a page requests a token once, and again when it expires after an hour.
const limiter = createSharedRateLimiter("chat-tokens", { burst: 60, perMinute: 30 });

/** Until then (monotonic, ms) the host is not asked. */
let backOffUntil = 0;

/**
 * `salesforce-messaging`: the token that identifies a visitor to the chat. It is specific to one visitor, so it is never
 * cached. Without a remote host there are no tokens, which is not an error: 204.
 */
export async function respondMessagingToken({ headers }: Request): Promise<Response> {
  const { SHARED_API_URL: baseUrl, CHAT_TOKEN_COOKIE: cookieName } = env;
  if (!isSameOrigin(headers, env.SITE_URL)) return respondError("cross-site");
  if (baseUrl === undefined) return respondNothing();
  const decision = await limiter.take(clientAddressOf(headers, env.TRUSTED_PROXY_HOPS), Date.now());
  if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
  if (performance.now() < backOffUntil) return respondError("unavailable");
  try {
    return respondJson({ token: await fetchToken(baseUrl, pickCookie(headers.get("cookie"), cookieName)) });
  } catch (error) {
    if (shouldBackOff(error)) backOffUntil = performance.now() + coolDownMs;
    log("error", "shared-api.failed", { key: "salesforce-messaging", ...describeError(error) });
    return respondError("unavailable");
  }
}
