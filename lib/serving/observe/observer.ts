import { once } from "node:events";
import type { Runtime } from "../runtime.ts";
import type { Answered } from "./answered.ts";
import { createRequestLog } from "./request-log.ts";

export type Observer = {
  note(answered: Answered): void;
  /** Writes what is left, and gives up the port of the figures. */
  stop(): void;
};

/** The figures are for who runs the site: a library that most sites need not load. */
async function startMetrics({ observe }: Runtime, readCache: () => { paths: number; bytes: number }) {
  if (observe.metricsPort === null) return null;
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics({ ...observe, readCache });
  const server = createMetricsServer(metrics);
  server.listen(observe.metricsPort);
  await once(server, "listening");
  return { note: metrics.note, close: () => void server.close().closeAllConnections() };
}

/** Starts what hears of every answer: the log's lines, and the figures where a port is given for them. */
export async function startObserver(
  runtime: Runtime,
  readCache: () => { paths: number; bytes: number },
): Promise<Observer> {
  const { isLogging, logAnswer, logUnlogged } = runtime.observe;
  const lines = isLogging ? createRequestLog({ write: logAnswer, writeRest: logUnlogged }) : null;
  const metrics = await startMetrics(runtime, readCache);
  return {
    note(answered) {
      lines?.note(answered);
      metrics?.note(answered);
    },
    stop() {
      lines?.flush();
      metrics?.close();
    },
  };
}
