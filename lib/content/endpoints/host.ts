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
/** Of one attempt, from the first byte sent to the last one read. */
const attemptTimeoutMs = 5_000;
/** Many times the largest answer, and little enough to hold in memory. */
const maxAnswerBytes = 4 * 1_048_576;
const transientStatuses = new Set([408, 425, 429]);

/** `now` is in milliseconds and never goes back. */
export type Clock = { now(): number; sleep(ms: number): Promise<void> };

/** A remote host of the shared API. */
export type Host = {
  /** What names it in errors. */
  origin: string;
  /**
   * The text at `<base>/<name>`, asked for again by the retry rule while that may help.
   *
   * @param headers sent beside our own
   * @throws {RemoteFailure}
   */
  getText(name: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** Good answers of earlier times, also of earlier processes. */
  copies: CopyStore;
  /** Shared by all endpoints: a silent host is waited for once, not once for each of them. */
  circuit: Circuit;
  /** Resolves when a reader has waited long enough for an answer. */
  patience(): Promise<void>;
  now(): number;
};

async function readText(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new RemoteFailure("too-large", false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

type Question = { url: string; headers: Readonly<Record<string, string>> };

/**
 * One attempt. SECURITY: the request carries these headers and nothing else of a visitor; a redirect is a
 * failure; of the answer only the text is looked at, so no cookie or header of the host gets through.
 */
async function attempt({ url, headers }: Question, dispatcher: Dispatcher): Promise<string> {
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  try {
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: { accept: "application/json", ...headers },
    });
    if (answer.statusCode === 200) return await readText(answer.body);
    await answer.body.dump({ limit: maxAnswerBytes, signal }).catch(() => {});
    const isTransient = answer.statusCode >= 500 || transientStatuses.has(answer.statusCode);
    throw new RemoteFailure(`http-${answer.statusCode}`, isTransient);
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    throw new RemoteFailure(signal.aborted ? "timeout" : "network", true, { cause });
  }
}

/** A host at `baseUrl` (no slash at its end) whose good answers are kept under `copiesDir`. */
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

  async function ask(question: Question, repeats = 0): Promise<string> {
    try {
      return await attempt(question, dispatcher);
    } catch (error) {
      if (!(error instanceof RemoteFailure && error.isTransient) || repeats === retryCount) throw error;
      await clock.sleep(retryDelay(repeats));
      return ask(question, repeats + 1);
    }
  }

  return {
    origin: new URL(baseUrl).origin,
    getText: (name, headers = {}) => ask({ url: `${baseUrl}/${name}`, headers }),
    copies: createCopyStore(copiesDir),
    circuit: createCircuit(clock.now),
    patience: () => clock.sleep(patienceMs),
    now: clock.now,
  };
}

let host: Host | null = null;

/** The host that `SHARED_API_URL` names, one for the process; null when the embedded files answer. */
export function getHost(): Host | null {
  if (env.SHARED_API_URL === undefined) return null;
  host ??= createHost({
    baseUrl: env.SHARED_API_URL,
    copiesDir: join(env.DATA_DIR, "shared-api"),
    clock: { now: () => performance.now(), sleep: (ms) => delay(ms) },
  });
  return host;
}
