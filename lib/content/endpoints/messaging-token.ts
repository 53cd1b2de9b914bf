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

/** A signed token with its claims takes one or two kilobytes. */
const maxTokenLength = 16_384;
const maxAnswerBytes = 32_768;

const answerSchema = z.object({ token: z.string().min(1).max(maxTokenLength).nullish() });

/** The one configured cookie out of a request's `Cookie` header, as it stands there; null without it. */
function pickCookie(header: string | null, name: string | undefined): string | null {
  if (header === null || name === undefined) return null;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? null;
}

async function readAnswer(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new Error("The answer is too large");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

/**
 * The visitor's token from the shared API's host; null when it gives none.
 * SECURITY: of the visitor's request only the one configured cookie goes there. A redirect is a failure, and
 * of the answer nothing but the token comes back.
 *
 * @throws when the host fails or answers something else
 */
async function fetchToken(baseUrl: string, cookie: string | null): Promise<string | null> {
  const answer = await request(`${baseUrl}/salesforce-messaging`, {
    headers: { accept: "application/json", ...(cookie !== null && { cookie }) },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    throw new Error(`The host answered ${answer.statusCode}`);
  }
  return answerSchema.parse(await readAnswer(answer.body)).token ?? null;
}

/**
 * The handler of `salesforce-messaging`: the token by which the chat knows a visitor. It is made for one
 * visitor, so nothing keeps it. Without a remote host nobody issues tokens, which is no error: 204.
 */
export function messagingTokenRoute() {
  const { SHARED_API_URL: baseUrl, CHAT_TOKEN_COOKIE: cookieName } = env;
  // Each question goes on to another host: a page asks once, and once an hour when a token runs out.
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
