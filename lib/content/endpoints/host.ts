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

/** A host of the shared API. */
export type Host = {
  /** Without trailing slash. */
  baseUrl: string;
  /** The last good responses, kept on disk across restarts. */
  copies: FallbackStore;
  /** `now` is monotonic, in milliseconds. */
  clock: { now(): number; sleep(ms: number): Promise<void> };
};

/** The host of `SHARED_API_URL`; null when the embedded files are used. */
export const sharedApiHost: Host | null =
  env.SHARED_API_URL === undefined
    ? null
    : {
        baseUrl: env.SHARED_API_URL,
        copies: createFallbackStore(join(env.DATA_DIR, "shared-api")),
        clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
      };

// `maxBytes` is many times the size of the largest response.
const requestHost = createHostClient({ timeoutMs: 5_000, maxBytes: 4 * 1_048_576 });

const retryPolicy: RetryPolicy = ({ isTransient }, failures) =>
  isTransient && failures <= retryCount ? retryDelay(failures - 1) : null;

/**
 * The text at `<baseUrl>/<name>`, retried on transient failures. SECURITY: sends nothing about a visitor. Only a response's
 * text is used, so no cookie or header of the host is passed on.
 * @throws {UpstreamError}
 */
export function getText({ baseUrl, clock }: Host, name: string): Promise<string> {
  const attempt = async () => {
    const response = await requestHost(`${baseUrl}/${name}`, { headers: { accept: "application/json" } });
    if (response.status !== 200) throw toUpstreamError(response);
    return response.text;
  };
  return withRetry(attempt, retryPolicy, clock.sleep);
}

/** Whether the host did not respond, or asked for fewer requests. */
export const isSilence = (error: unknown): boolean =>
  error instanceof UpstreamError && ["timeout", "network", "http-429"].includes(error.reason);
