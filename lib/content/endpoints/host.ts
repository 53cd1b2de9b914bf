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

// `maxBytes` is many times the size of the largest response.
const requestHost = createHostClient({ timeoutMs: 5_000, maxBytes: 4 * 1_048_576 });

const retryPolicy: RetryPolicy = ({ isTransient }, failures) =>
  isTransient && failures <= retryCount ? retryDelay(failures - 1) : null;

/** Whether the host did not respond, or asked for fewer requests. */
export const isSilence = (error: unknown): boolean =>
  error instanceof UpstreamError && ["timeout", "network", "http-429"].includes(error.reason);

/** `now` is monotonic, in milliseconds. */
type Clock = { now(): number; sleep(ms: number): Promise<void> };

export type Host = {
  /** Identifies the host in errors. */
  origin: string;
  /**
   * The text at `<base>/<name>`, retried on transient failures.
   * @throws {UpstreamError}
   */
  getText(name: string): Promise<string>;
  /** The last good responses, kept on disk across restarts. */
  copies: FallbackStore;
  clock: Clock;
};

/**
 * A host at `baseUrl` (without trailing slash) whose good responses are stored in `copiesDir`. SECURITY: sends nothing about
 * a visitor. Only a response's text is used, so no cookie or header of the host is passed on.
 */
export function createHost({
  baseUrl,
  copiesDir,
  clock,
}: {
  baseUrl: string;
  copiesDir: string;
  clock: Clock;
}): Host {
  async function attempt(name: string): Promise<string> {
    const response = await requestHost(`${baseUrl}/${name}`, { headers: { accept: "application/json" } });
    if (response.status !== 200) throw toUpstreamError(response);
    return response.text;
  }
  return {
    origin: new URL(baseUrl).origin,
    getText: (name) => withRetry(() => attempt(name), retryPolicy, clock.sleep),
    copies: createFallbackStore(copiesDir),
    clock,
  };
}

/** The host of `SHARED_API_URL`; null when the embedded files are used. */
export const sharedApiHost: Host | null =
  env.SHARED_API_URL === undefined
    ? null
    : createHost({
        baseUrl: env.SHARED_API_URL,
        copiesDir: join(env.DATA_DIR, "shared-api"),
        clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
      });
