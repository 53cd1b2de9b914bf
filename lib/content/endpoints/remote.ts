import "server-only";
import type { z } from "zod";
import { log } from "@/lib/base/log";
import { coolDownMs } from "./circuit";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError, RemoteFailure } from "./errors";
import type { Host } from "./host";
import { BrokenAnswerError, parseAnswer } from "./parse-answer";
import { cacheMs } from "./retry";

type RemoteEndpoint<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  localStandsIn?: boolean;
};

/** What is handed out until the clock says `until`: an answer, or that there is none. */
type State<Answer> = { answer: Answer; until: number } | { failure: EndpointUnavailableError; until: number };

function reasonOf(error: unknown): string {
  if (error instanceof RemoteFailure) return error.reason;
  // The message names values by path and shape; it holds nothing that the host sent.
  return error instanceof BrokenAnswerError ? error.message : "unexpected";
}

/**
 * A reader of one endpoint of a remote host. A good answer counts for five minutes. When the host is down or
 * what it says is broken, that is logged once a minute, and the last good answer goes on: of this process,
 * else the copy on the disk, else what this site answers by itself, where that may stand in. A host that is
 * silent is waited for once; until it answers again, it is asked behind what readers get at once.
 */
export function createRemoteReader<Schema extends z.ZodType>({
  endpoint,
  local,
  host,
}: {
  endpoint: RemoteEndpoint<Schema>;
  /** The answer without a host. */
  local: () => Promise<z.output<Schema>>;
  host: Host;
}): Reader<z.output<Schema>> {
  type Answer = z.output<Schema>;
  let state: State<Answer> | null = null;
  /** The host's last good answer. */
  let good: { answer: Answer } | null = null;
  let flight: Promise<Answer> | null = null;

  async function loadCopy(): Promise<{ answer: Answer } | null> {
    const text = await host.copies.load(endpoint.name);
    try {
      return text === null ? null : { answer: parseAnswer(endpoint, text, "the kept copy") };
    } catch (error) {
      log("warn", "shared-api.copy-broken", { key: endpoint.name, reason: reasonOf(error) });
      return null;
    }
  }

  async function findStandIn(): Promise<{ answer: Answer } | null> {
    good ??= await loadCopy();
    if (good !== null || endpoint.localStandsIn === false) return good;
    try {
      return { answer: await local() };
    } catch (error) {
      // It follows from another endpoint, which has no answer either.
      if (error instanceof EndpointUnavailableError) return null;
      throw error;
    }
  }

  async function fallBack(error: unknown): Promise<Answer> {
    const standIn = await findStandIn();
    const outcome = standIn === null ? "unavailable" : "last-good";
    log("error", "shared-api.failed", { key: endpoint.name, reason: reasonOf(error), outcome });
    const until = host.now() + coolDownMs;
    if (standIn !== null) {
      state = { answer: standIn.answer, until };
      return standIn.answer;
    }
    const failure = new EndpointUnavailableError(endpoint.name, { cause: error });
    state = { failure, until };
    throw failure;
  }

  async function ask(): Promise<Answer> {
    try {
      const text = await host.getText(endpoint.name);
      const answer = parseAnswer(endpoint, text, `the answer of ${host.origin}`);
      host.circuit.close();
      good = { answer };
      state = { answer, until: host.now() + cacheMs };
      await host.copies.keep(endpoint.name, text);
      return answer;
    } catch (error) {
      if (error instanceof RemoteFailure && error.isTransient) host.circuit.open();
      return fallBack(error);
    }
  }

  /** Everyone who waits for news waits for the same question. */
  function refresh(): Promise<Answer> {
    flight ??= ask().finally(() => {
      flight = null;
    });
    return flight;
  }

  async function readStandIn(): Promise<Answer> {
    const standIn = await findStandIn();
    if (standIn === null) throw new EndpointUnavailableError(endpoint.name);
    return standIn.answer;
  }

  /** The answer to a question, or what stands in for it when the host takes too long. */
  async function waitPatiently(): Promise<Answer> {
    const asked = refresh();
    // It goes on when nobody waits any more, and may fail then.
    asked.catch(() => {});
    const inTime = await Promise.race([asked.then((answer) => ({ answer })), host.patience()]);
    if (inTime) return inTime.answer;
    host.circuit.open();
    log("warn", "shared-api.slow", { key: endpoint.name });
    return readStandIn();
  }

  async function read(): Promise<Answer> {
    if (state !== null && host.now() < state.until) {
      if ("failure" in state) throw state.failure;
      return state.answer;
    }
    if (!host.circuit.isOpen()) return waitPatiently();
    if (host.circuit.mayAsk()) refresh().catch(() => {});
    return readStandIn();
  }

  async function readAtOnce(): Promise<Answer> {
    if (state === null || "failure" in state) return read();
    // With an answer at hand a refresh never rejects: it falls back to that answer.
    if (host.now() >= state.until && host.circuit.mayAsk()) void refresh();
    return state.answer;
  }

  return { read, readAtOnce };
}
