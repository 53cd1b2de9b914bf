import "server-only";
import { describeError, log } from "@/lib/base/log";
import { createHostClient } from "@/lib/platform/http/host-client";

const requestHost = createHostClient({ timeoutMs: 10_000, maxBytes: 1_048_576 });

/** Query parameters of posthog-js; others are not forwarded. */
const queryKeys = ["_", "ver", "compression", "retry_count", "token", "v", "config", "beacon"] as const;

export type Forwarded = { status: number; body: unknown; retryAfter: string | null };

/** The URL at the analytics host: fixed path, allowed query parameters, which are all shorter than 200 characters. */
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
    const { status, text, retryAfter } = await requestHost(
      buildUrl(host, path, search),
      body && { headers: { "content-type": body.type }, body: body.bytes },
    );
    return {
      status,
      body: text.trim() === "" ? {} : JSON.parse(text),
      retryAfter: retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? retryAfter : null,
    };
  } catch (error) {
    log("warn", "analytics.forward-failed", describeError(error));
    return null;
  }
}
