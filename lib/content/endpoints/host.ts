import "server-only";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";
import { env } from "@/lib/base/env/server";
import { type CopyStore, createCopyStore } from "@/lib/platform/content-files/copies";
import { type Circuit, createCircuit } from "./circuit";
import { RemoteFailure } from "./errors";
import { patienceMs, retryCount, retryDelay } from "./retry";

const connectTimeoutMs = 2_000;
/** Of one attempt, from sending the request to the end of the response. */
const attemptTimeoutMs = 5_000;
/** Many times the largest response, and small enough to hold in memory. */
const maxResponseBytes = 4 * 1_048_576;
const transientStatuses = new Set([408, 425, 429]);

/** `now` is monotonic, in milliseconds. */
export type Clock = { now(): number; sleep(ms: number): Promise<void> };

/** A remote host of the shared API. */
export type Host = {
  /** Identifies the host in errors. */
  origin: string;
  /**
   * The text at `<base>/<name>`, retried on transient failures.
   *
   * @param headers sent in addition to our own
   * @throws {RemoteFailure}
   */
  getText(name: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** Last good responses, also of earlier processes. */
  copies: CopyStore;
  /** Shared by all endpoints: one timeout opens the circuit for all of them. */
  circuit: Circuit;
  /** Resolves when a reader should stop waiting for a response. */
  patienceElapsed(): Promise<void>;
  now(): number;
};

async function readText(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new RemoteFailure("too-large", false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

type HostRequest = { url: string; headers: Readonly<Record<string, string>> };

/**
 * One attempt. SECURITY: sends only these headers and nothing else of a visitor. A redirect is a failure.
 * Only the response's text is used, so no cookie or header of the host is passed on.
 */
async function attempt({ url, headers }: HostRequest, dispatcher: Dispatcher): Promise<string> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  try {
    const response = await request(url, {
      dispatcher,
      signal,
      headers: { accept: "application/json", ...headers },
    });
    if (response.statusCode === 200) return await readText(response.body);
    await response.body.dump({ limit: maxResponseBytes, signal }).catch(() => {});
    const isTransient = response.statusCode >= 500 || transientStatuses.has(response.statusCode);
    throw new RemoteFailure(`http-${response.statusCode}`, isTransient);
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    throw new RemoteFailure(signal.aborted ? "timeout" : "network", true, { cause });
  }
}

/** A host at `baseUrl` (without trailing slash) whose good responses are stored in `copiesDir`. */
export function createHost({
  baseUrl,
  copiesDir,
  clock,
}: {
  baseUrl: string;
  copiesDir: string;
  clock: Clock;
}): Host {
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs } });

  async function fetchWithRetry(hostRequest: HostRequest, retries = 0): Promise<string> {
    try {
      return await attempt(hostRequest, dispatcher);
    } catch (error) {
      if (!(error instanceof RemoteFailure && error.isTransient) || retries === retryCount) throw error;
      await clock.sleep(retryDelay(retries));
      return fetchWithRetry(hostRequest, retries + 1);
    }
  }

  return {
    origin: new URL(baseUrl).origin,
    getText: (name, headers = {}) => fetchWithRetry({ url: `${baseUrl}/${name}`, headers }),
    copies: createCopyStore(copiesDir),
    circuit: createCircuit(clock.now),
    patienceElapsed: () => clock.sleep(patienceMs),
    now: clock.now,
  };
}

let host: Host | null = null;

/** The host of `SHARED_API_URL`, one per process; null when the embedded files are used. */
export function getHost(): Host | null {
  if (env.SHARED_API_URL === undefined) return null;
  host ??= createHost({
    baseUrl: env.SHARED_API_URL,
    copiesDir: join(env.DATA_DIR, "shared-api"),
    clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
  });
  return host;
}
