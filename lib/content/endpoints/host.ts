import "server-only";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "@/lib/base/env/server";
import { type CopyStore, createCopyStore } from "@/lib/platform/content-files/copies";
import { createHostClient, type RetryPolicy, toHostError, withRetry } from "@/lib/platform/http/host-client";
import { retryCount, retryDelay } from "./retry";

// `maxBytes` is many times the size of the largest response.
const requestHost = createHostClient({ timeoutMs: 5_000, maxBytes: 4 * 1_048_576 });

const retryPolicy: RetryPolicy = ({ isTransient }, failures) =>
  isTransient && failures <= retryCount ? retryDelay(failures - 1) : null;

/** How long the circuit stays open after a failure, in ms. */
export const coolDownMs = 60_000;

/** A circuit breaker. While it is open, readers do not wait for the host. `now` is monotonic, in milliseconds. */
function createCircuit(now: () => number) {
  let retryAt: number | null = null;
  const open = () => {
    retryAt = now() + coolDownMs;
  };
  return {
    open,
    isOpen: () => retryAt !== null,
    /** Whether a request may be sent: always while closed; while open, one per minute. */
    mayRequest() {
      if (retryAt === null) return true;
      if (now() < retryAt) return false;
      // This caller probes the host; the others wait another minute.
      open();
      return true;
    },
    close() {
      retryAt = null;
    },
  };
}

/** `now` is monotonic, in milliseconds. */
type Clock = { now(): number; sleep(ms: number): Promise<void> };

export type Host = {
  /** Identifies the host in errors. */
  origin: string;
  /**
   * The text at `<base>/<name>`, retried on transient failures.
   * @throws {HostError}
   */
  getText(name: string): Promise<string>;
  /** The last good responses, kept on disk across restarts. */
  copies: CopyStore;
  /** Whether any endpoint has responded since `at`, on the host's clock. */
  respondedSince(at: number): boolean;
  /** Shared by all endpoints: one timeout opens the circuit for all of them. */
  circuit: ReturnType<typeof createCircuit>;
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
  let respondedAt = Number.NEGATIVE_INFINITY;
  async function attempt(name: string): Promise<string> {
    const response = await requestHost(`${baseUrl}/${name}`, { headers: { accept: "application/json" } });
    respondedAt = clock.now();
    if (response.status !== 200) throw toHostError(response);
    return response.text;
  }
  return {
    origin: new URL(baseUrl).origin,
    getText: (name) => withRetry(() => attempt(name), retryPolicy, clock.sleep),
    respondedSince: (at) => respondedAt > at,
    copies: createCopyStore(copiesDir),
    circuit: createCircuit(clock.now),
    clock,
  };
}

declare global {
  // Next bundles pages, route handlers and instrumentation separately. They share one host, so that all of them know
  // when it does not respond.
  var oxbowSharedApiHost: Host | undefined;
}

/** The host of `SHARED_API_URL`, one per process; null when the embedded files are used. */
export function getHost(): Host | null {
  if (env.SHARED_API_URL === undefined) return null;
  globalThis.oxbowSharedApiHost ??= createHost({
    baseUrl: env.SHARED_API_URL,
    copiesDir: join(env.DATA_DIR, "shared-api"),
    clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
  });
  return globalThis.oxbowSharedApiHost;
}
