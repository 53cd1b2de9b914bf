import "server-only";
import { Agent, request } from "undici";
import { describeError, log } from "@/lib/base/log";

const connectMs = 2_000;
const totalMs = 10_000;
const maxAnswer = 1_048_576;

const dispatcher = new Agent({ connect: { timeout: connectMs }, maxResponseSize: maxAnswer });

/** Query keys that the library uses; others stay here. */
const queryKeys = ["_", "ver", "compression", "retry_count", "token", "v", "config", "beacon"] as const;

export type Forwarded = { status: number; body: unknown; retryAfter: string | null };

/** The same question at the analytics host: fixed path, known query keys. */
function buildUrl(host: string, path: string, search: URLSearchParams): URL {
  const url = new URL(path, host);
  for (const key of queryKeys) {
    const value = search.get(key);
    if (value !== null) url.searchParams.set(key, value.slice(0, 200));
  }
  return url;
}

type Question = {
  host: string;
  /** One of the paths of `endpoint.ts`, never one from the wire. */
  path: string;
  search: URLSearchParams;
  body?: { bytes: Uint8Array; type: string };
};

/**
 * Asks the analytics host. Its answer must be JSON or empty; anything else, and no answer, is null.
 * PRIVACY: no cookie, no address of the visitor and no header of theirs goes along but the body's type.
 */
export async function forward({ host, path, search, body }: Question): Promise<Forwarded | null> {
  try {
    const answer = await request(buildUrl(host, path, search), {
      method: body ? "POST" : "GET",
      dispatcher,
      signal: AbortSignal.timeout(totalMs),
      headers: body ? { "content-type": body.type } : {},
      body: body?.bytes ?? null,
    });
    const text = await answer.body.text();
    const { "retry-after": retryAfter } = answer.headers;
    return {
      status: answer.statusCode,
      body: text.trim() === "" ? {} : JSON.parse(text),
      retryAfter: typeof retryAfter === "string" && /^\d{1,5}$/.test(retryAfter) ? retryAfter : null,
    };
  } catch (error) {
    log("warn", "analytics.forward-failed", describeError(error));
    return null;
  }
}
