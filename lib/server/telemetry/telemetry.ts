import type { ResponseRecord } from "../../platform/runtime/response-record.ts";
import type { Runtime } from "../../platform/runtime/runtime.ts";
import { type ListenAddress, listen } from "../listen.ts";
import { createRequestLog } from "./request-log.ts";

export type Telemetry = {
  record(response: ResponseRecord): void;
  /** Writes the remaining log lines and closes the metrics port. */
  stop(): void;
};

type TelemetryOptions = {
  runtime: Runtime;
  /** Reads the size of the response cache. */
  readCache: () => { paths: number; bytes: number };
  /** Where metrics are served; null if off. */
  metricsAddress: ListenAddress | null;
};

/** Loads the metrics library only where metrics are served. */
async function startMetrics({ runtime, readCache, metricsAddress }: TelemetryOptions) {
  if (metricsAddress === null) return null;
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics({ ...runtime.observe, readCache });
  const server = createMetricsServer(metrics);
  await listen(server, metricsAddress);
  return { record: metrics.record, close: () => void server.close().closeAllConnections() };
}

export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { isLogging, logResponse, logDroppedLines } = options.runtime.observe;
  const requestLog = isLogging
    ? createRequestLog({ write: logResponse, writeDropped: logDroppedLines })
    : null;
  const metrics = await startMetrics(options);
  return {
    record(response) {
      requestLog?.record(response);
      metrics?.record(response);
    },
    stop() {
      requestLog?.flush();
      metrics?.close();
    },
  };
}
