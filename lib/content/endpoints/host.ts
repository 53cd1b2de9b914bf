import "server-only";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "@/lib/base/env/server";
import { createFallbackStore, type FallbackStore } from "@/lib/platform/content-files/fallback-store";
import {
  createHostClient,
  type RetryPolicy,
  toUpstreamError,
  UpstreamError,
  withRetry,
} from "@/lib/platform/http/host-client";
import { retryCount, retryDelay } from "./retry";

/** A host of the shared API, and what its readers need. */
export type Host = {
  /** Without trailing slash. */
  baseUrl: string;
  /** The last good responses, kept on disk across restarts. */
  fallbackStore: FallbackStore;
  /** `now` is monotonic, in milliseconds. */
  clock: { now(): number; sleep(ms: number): Promise<void> };
};

/** The host of `SHARED_API_URL`; null when the embedded files are used. */
export const sharedApiHost: Host | null =
  env.SHARED_API_URL === undefined
    ? null
    : {
        baseUrl: env.SHARED_API_URL,
        fallbackStore: createFallbackStore(join(env.DATA_DIR, "shared-api")),
        clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
      };

// `maxBytes` is many times the size of the largest response.
const requestHost = createHostClient({ timeoutMs: 5_000, maxBytes: 4 * 1_048_576 });

const retryPolicy: RetryPolicy = ({ isTransient }, failures) =>
  isTransient && failures <= retryCount ? retryDelay(failures - 1) : null;

/**
 * The text at `<baseUrl>/<path>`, retried on transient failures. SECURITY: sends nothing about a visitor. Only a response's
 * text is used, so no cookie or header of the host is passed on.
 * @throws {UpstreamError}
 */
export function getText({ baseUrl, clock }: Host, path: string): Promise<string> {
  const attempt = async () => {
    const response = await requestHost(`${baseUrl}/${path}`, { headers: { accept: "application/json" } });
    if (response.status !== 200) throw toUpstreamError(response);
    return response.text;
  };
  return withRetry(attempt, retryPolicy, clock.sleep);
}

/** Whether to stop waiting for the host for a while: it timed out, was unreachable or limited our requests (429). */
export const shouldBackOff = (error: unknown): boolean =>
  error instanceof UpstreamError && ["timeout", "network", "http-429"].includes(error.reason);
