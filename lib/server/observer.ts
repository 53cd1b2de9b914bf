import type { ResponseRecord } from "../platform/runtime/response-record.ts";
import type { Runtime } from "../platform/runtime/runtime.ts";
import { type ListenAddress, listen } from "./listen.ts";
import { createRequestLog } from "./observe/request-log.ts";

export type Observer = {
  note(answered: ResponseRecord): void;
  /** Writes what is left, and gives up the port of the figures. */
  stop(): void;
};

type ObserverOptions = {
  runtime: Runtime;
  /** What is kept of pages and files. */
  readCache: () => { paths: number; bytes: number };
  /** Where figures are served; null: nowhere. */
  metricsAddress: ListenAddress | null;
};

/** The figures are for who runs the site: a library that most sites need not load. */
async function startMetrics({ runtime, readCache, metricsAddress }: ObserverOptions) {
  if (metricsAddress === null) return null;
  const { createMetrics, createMetricsServer } = await import("./observe/metrics.ts");
  const metrics = createMetrics({ ...runtime.observe, readCache });
  const server = createMetricsServer(metrics);
  await listen(server, metricsAddress);
  return { note: metrics.note, close: () => void server.close().closeAllConnections() };
}

/** Starts what hears of every answer: the log's lines, and the figures where a port is given for them. */
export async function startObserver(options: ObserverOptions): Promise<Observer> {
  const { isLogging, logResponse, logUnlogged } = options.runtime.observe;
  const lines = isLogging ? createRequestLog({ write: logResponse, writeRest: logUnlogged }) : null;
  const metrics = await startMetrics(options);
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
