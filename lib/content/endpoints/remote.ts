import "server-only";
import type { z } from "zod";
import { log } from "@/lib/base/log";
import { HostError } from "@/lib/platform/http/host-client";
import { coolDownMs } from "./circuit";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError } from "./errors";
import type { Host } from "./host";
import { InvalidDataError, parseData } from "./parse-data";
import { cacheMs } from "./retry";

type RemoteEndpoint<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  localStandsIn?: boolean;
};

/** The cached result until `until` on the host's clock: data or a failure. */
type State<Answer> = { answer: Answer; until: number } | { failure: EndpointUnavailableError; until: number };

function reasonOf(error: unknown): string {
  if (error instanceof HostError) return error.reason;
  // The message only contains paths and types, nothing that the host sent.
  return error instanceof InvalidDataError ? error.message : "unexpected";
}

/**
 * A reader of one remote endpoint. A good response is cached for five minutes. When the host fails or its
 * response is invalid, that is logged once a minute and the last good data is used: this process's, else the
 * copy on disk, else the site's own data where that is allowed. A silent host is waited for once; until it
 * responds again, it is requested in the background while readers get the fallback.
 */
export function createRemoteReader<Schema extends z.ZodType>({
  endpoint,
  local,
  host,
}: {
  endpoint: RemoteEndpoint<Schema>;
  /** The data without a remote host. */
  local: () => Promise<z.output<Schema>>;
  host: Host;
}): Reader<z.output<Schema>> {
  type Answer = z.output<Schema>;
  let state: State<Answer> | null = null;
  /** The host's last good response. */
  let good: { answer: Answer } | null = null;
  let pending: Promise<Answer> | null = null;

  async function loadCopy(): Promise<{ answer: Answer } | null> {
    const text = await host.copies.load(endpoint.name);
    try {
      return text === null ? null : { answer: parseData(endpoint, text, "the stored copy") };
    } catch (error) {
      log("warn", "shared-api.copy-broken", { key: endpoint.name, reason: reasonOf(error) });
      return null;
    }
  }

  async function findFallback(): Promise<{ answer: Answer } | null> {
    good ??= await loadCopy();
    if (good !== null || endpoint.localStandsIn === false) return good;
    try {
      return { answer: await local() };
    } catch (error) {
      // A local source can depend on another endpoint that is unavailable.
      if (error instanceof EndpointUnavailableError) return null;
      throw error;
    }
  }

  async function recoverFrom(error: unknown): Promise<Answer> {
    const fallback = await findFallback();
    const outcome = fallback === null ? "unavailable" : "last-good";
    log("error", "shared-api.failed", { key: endpoint.name, reason: reasonOf(error), outcome });
    const until = host.now() + coolDownMs;
    if (fallback !== null) {
      state = { answer: fallback.answer, until };
      return fallback.answer;
    }
    const failure = new EndpointUnavailableError(endpoint.name, { cause: error });
    state = { failure, until };
    throw failure;
  }

  async function requestData(): Promise<Answer> {
    try {
      const text = await host.getText(endpoint.name);
      const answer = parseData(endpoint, text, `the response of ${host.origin}`);
      host.circuit.close();
      good = { answer };
      state = { answer, until: host.now() + cacheMs };
      await host.copies.keep(endpoint.name, text);
      return answer;
    } catch (error) {
      try {
        return await recoverFrom(error);
      } finally {
        if (error instanceof HostError && error.isTransient) host.circuit.open();
      }
    }
  }

  /** Concurrent readers share one request. */
  function refresh(): Promise<Answer> {
    pending ??= requestData().finally(() => {
      pending = null;
    });
    return pending;
  }

  async function readFallback(): Promise<Answer> {
    const fallback = await findFallback();
    if (fallback === null) throw new EndpointUnavailableError(endpoint.name);
    return fallback.answer;
  }

  /** The response, or the fallback when this or another reader has waited for the host too long. */
  async function readWithTimeout(): Promise<Answer> {
    const request = refresh();
    // The request continues when nobody waits for it any more, and may then reject.
    request.catch(() => {});
    const inTime = await Promise.race([
      request.then((answer) => ({ answer })),
      host.patienceElapsed(),
      host.circuit.opened(),
    ]);
    if (inTime) return inTime.answer;
    if (!host.circuit.isOpen()) {
      host.circuit.open();
      log("warn", "shared-api.slow", { key: endpoint.name });
    }
    return readFallback();
  }

  async function read(): Promise<Answer> {
    if (state !== null && host.now() < state.until) {
      if ("failure" in state) throw state.failure;
      return state.answer;
    }
    if (!host.circuit.isOpen()) return readWithTimeout();
    if (host.circuit.mayRequest()) refresh().catch(() => {});
    return readFallback();
  }

  async function readCached(): Promise<Answer> {
    if (state === null || "failure" in state) return read();
    if (host.now() >= state.until && host.circuit.mayRequest()) refresh().catch(() => {});
    return state.answer;
  }

  return { read, readCached };
}
