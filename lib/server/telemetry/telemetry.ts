import type { Env } from "../../base/env/schema.ts";
import type { ResponseRecord, Runtime } from "../../platform/runtime/runtime.ts";
import { listen, metricsAddressOf } from "../listen.ts";

/** More than a busy site writes. Limits how fast a flood of requests can fill the disk. */
const maxLinesPerSecond = 1_000;
const windowMs = 1_000;

type RequestLogOptions = {
  write: (fields: Omit<ResponseRecord, "path"> & { path?: string }) => void;
  /** Logs how many lines were dropped. */
  writeDropped: (count: number) => void;
  now?: () => number;
};

/**
 * Logs one line per response, up to a limit per second. Further lines are dropped; their number is logged before the next
 * line that is written.
 */
export function createRequestLog({ write, writeDropped, now = () => performance.now() }: RequestLogOptions) {
  let windowStart = 0;
  let lines = 0;
  let dropped = 0;

  function startWindow(at: number): void {
    if (dropped > 0) writeDropped(dropped);
    windowStart = at;
    lines = 0;
    dropped = 0;
  }

  return {
    record({ path, ...facts }: ResponseRecord): void {
      const at = now();
      if (at - windowStart >= windowMs) startWindow(at);
      if (lines >= maxLinesPerSecond) {
        dropped += 1;
        return;
      }
      lines += 1;
      write({ ...facts, ...(path !== null && { path }) });
    },
    /** Called when the server stops, so that the last number is logged, too. */
    logDropped: () => startWindow(now()),
  };
}

export type Telemetry = Awaited<ReturnType<typeof startTelemetry>>;

type TelemetryOptions = {
  env: Env;
  observe: Runtime["observe"];
  /** Number of paths in the response cache, and their size. */
  readCacheSize: () => { paths: number; bytes: number };
};

/** Loads the metrics library only where metrics are served. */
async function startMetrics({ env, observe, readCacheSize }: TelemetryOptions) {
  const address = metricsAddressOf(env);
  if (address === null) return null;
  const { createMetrics, createMetricsServer } = await import("./metrics.ts");
  const metrics = createMetrics({ ...observe, readCacheSize });
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
    /** Logs the number of dropped lines, if any, and closes the metrics port. */
    stop(): void {
      requestLog?.logDropped();
      metrics?.close();
    },
  };
}

/**
 * Restores Node's default, non-blocking writes to pipes. Next's compiler, loaded for `next.config.ts`, makes them blocking:
 * a log collector that hangs would stop the whole site.
 */
export function unblockLogs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Node has no public function for this. Terminals stay as they are.
    const handle: unknown = Reflect.get(stream, "_handle");
    if (stream.isTTY || typeof handle !== "object" || handle === null) continue;
    if ("setBlocking" in handle && typeof handle.setBlocking === "function") handle.setBlocking(false);
  }
}
