import "server-only";
import { Agent, request } from "undici";
import { describeError, log } from "@/lib/base/log";

const connectMs = 2_000;
const totalMs = 10_000;
const maxResponseBytes = 1_048_576;

const dispatcher = new Agent({ connect: { timeout: connectMs }, maxResponseSize: maxResponseBytes });

/** The library's query parameters; others are not forwarded. */
const queryKeys = ["_", "ver", "compression", "retry_count", "token", "v", "config", "beacon"] as const;

export type Forwarded = { status: number; body: unknown; retryAfter: string | null };

/** The URL at the analytics host: fixed path, allowed query parameters. */
function buildUrl(host: string, path: string, search: URLSearchParams): URL {
  const url = new URL(path, host);
  for (const key of queryKeys) {
    const value = search.get(key);
    if (value !== null) url.searchParams.set(key, value.slice(0, 200));
  }
  return url;
}

type ForwardRequest = {
  host: string;
  /** One of the paths in `endpoint.ts`, never taken from a request. */
  path: string;
  search: URLSearchParams;
  body?: { bytes: Uint8Array; type: string };
};

/**
 * Sends a request to the analytics host. Returns null on failure, or when the response is neither JSON nor
 * empty. PRIVACY: forwards no cookie, IP or header of the visitor except the body's type.
 */
export async function forward({ host, path, search, body }: ForwardRequest): Promise<Forwarded | null> {
  try {
    const response = await request(buildUrl(host, path, search), {
      method: body ? "POST" : "GET",
      dispatcher,
      signal: AbortSignal.timeout(totalMs),
      headers: body ? { "content-type": body.type } : {},
      body: body?.bytes ?? null,
    });
    const text = await response.body.text();
    const { "retry-after": retryAfter } = response.headers;
    return {
      status: response.statusCode,
      body: text.trim() === "" ? {} : JSON.parse(text),
      retryAfter: typeof retryAfter === "string" && /^\d{1,5}$/.test(retryAfter) ? retryAfter : null,
    };
  } catch (error) {
    log("warn", "analytics.forward-failed", describeError(error));
    return null;
  }
}
