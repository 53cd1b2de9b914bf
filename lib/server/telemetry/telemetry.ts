import type { Env } from "../../base/env/schema.ts";
import type { ResponseRecord } from "../../platform/runtime/response-record.ts";
import type { Runtime } from "../../platform/runtime/runtime.ts";
import { listen, metricsAddressOf } from "../listen.ts";
import { createRequestLog } from "./request-log.ts";

export type Telemetry = Awaited<ReturnType<typeof startTelemetry>>;

type TelemetryOptions = {
  env: Env;
  observe: Runtime["observe"];
  /** Reads the size of the response cache. */
  readCache: () => { paths: number; bytes: number };
};

/** Loads the metrics library only where metrics are served. */
async function startMetrics({ env, observe, readCache }: TelemetryOptions) {
  const address = metricsAddressOf(env);
  if (address === null) return null;
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics({ ...observe, readCache });
  const server = createMetricsServer(metrics);
  await listen(server, address);
  return { record: metrics.record, close: () => void server.close().closeAllConnections() };
}

export async function startTelemetry(options: TelemetryOptions) {
  const { logResponse, logDroppedLines } = options.observe;
  const requestLog = options.env.LOG_REQUESTS
    ? createRequestLog({ write: logResponse, writeDropped: logDroppedLines })
    : null;
  const metrics = await startMetrics(options);
  return {
    record(response: ResponseRecord): void {
      requestLog?.record(response);
      metrics?.record(response);
    },
    /** Writes the remaining log lines and closes the metrics port. */
    stop(): void {
      requestLog?.flush();
      metrics?.close();
    },
  };
}
