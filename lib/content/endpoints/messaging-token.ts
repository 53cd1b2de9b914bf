import "server-only";
import { request } from "undici";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { clientAddressOf } from "@/lib/platform/http/client-address";
import { isSameOrigin } from "@/lib/platform/http/origin";
import { createRateLimiter } from "@/lib/platform/http/rate-limit";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { getHost } from "./host";
import { patienceMs } from "./retry";

/** A signed token with its claims is one or two kilobytes. */
const maxTokenLength = 16_384;
const maxResponseBytes = 32_768;

const responseSchema = z.object({ token: z.string().min(1).max(maxTokenLength).nullish() });

/** The configured cookie from the `Cookie` header, unparsed; null without it. */
function pickCookie(header: string | null, name: string | undefined): string | null {
  if (header === null || name === undefined) return null;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? null;
}

async function readJson(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new Error("The response is too large");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

/**
 * The visitor's token from the shared API's host; null if it issues none. SECURITY: only the configured
 * cookie of the visitor's request is forwarded. A redirect is a failure, and only the token of the response
 * is returned.
 *
 * @throws when the host fails or its response is invalid
 */
async function fetchToken(baseUrl: string, cookie: string | null): Promise<string | null> {
  const response = await request(`${baseUrl}/salesforce-messaging`, {
    headers: { accept: "application/json", ...(cookie !== null && { cookie }) },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.statusCode !== 200) {
    await response.body.dump();
    throw new Error(`The host responded with ${response.statusCode}`);
  }
  return responseSchema.parse(await readJson(response.body)).token ?? null;
}

/**
 * The handler of `salesforce-messaging`: the token that identifies a visitor to the chat. It is specific to
 * one visitor, so it is never cached. Without a remote host there are no tokens, which is not an error: 204.
 */
export function messagingTokenRoute() {
  const { SHARED_API_URL: baseUrl, CHAT_TOKEN_COOKIE: cookieName } = env;
  // Every request is forwarded to another host; a page requests a token once, and again when it expires after
  // an hour.
  const limiter = createRateLimiter({ burst: 60, perMinute: 30 });

  async function handle({ headers }: Request): Promise<Response> {
    if (!isSameOrigin(headers, env.SITE_URL)) return respondError("cross-site");
    if (baseUrl === undefined)
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    const decision = limiter.take(clientAddressOf(headers, env.TRUSTED_PROXY_HOPS), Date.now());
    if (!decision.isAllowed) return respondError("too-many", { retryAfter: decision.retryAfter });
    if (getHost()?.circuit.isOpen()) return respondError("unavailable");
    try {
      return respondJson({ token: await fetchToken(baseUrl, pickCookie(headers.get("cookie"), cookieName)) });
    } catch (error) {
      log("error", "shared-api.failed", { key: "salesforce-messaging", ...describeError(error) });
      return respondError("unavailable");
    }
  }

  const { GET } = route({ GET: handle });
  return { GET };
}
