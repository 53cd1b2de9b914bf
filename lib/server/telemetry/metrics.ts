/** Prometheus metrics. Only collected if `METRICS_PORT` is set. */
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnalyticsFigures, LeadFigures, ResponseRecord } from "../../platform/runtime/runtime.ts";
import { closeIfIncomplete } from "../request-body.ts";

type MetricsOptions = {
  isStoreAvailable: () => Promise<boolean>;
  /** Figures of the lead store; null when they cannot be counted. */
  readLeads: () => Promise<LeadFigures | null>;
  readAnalytics: () => AnalyticsFigures;
  /** Null where there are no other servers. */
  readSecondsBehind: () => number | null;
  /** The size of the response cache. */
  readCacheSize: () => { paths: number; bytes: number };
};

const leadStates = ["new", "held", "open"] as const;
const deliveryStates = ["pending", "attention", "sent"] as const;

/** Gauges that are updated on each scrape. */
function createLookups(registers: Registry[], options: MetricsOptions) {
  const { isStoreAvailable, readLeads, readAnalytics, readCacheSize, readSecondsBehind } = options;
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const leads = gauge("oxbow_leads", "Leads by state; open ones wait for a reply.", "state");
  const deliveries = gauge("oxbow_deliveries", "Deliveries of leads to their destinations.", "state");
  const age = gauge("oxbow_outbox_oldest_seconds", "Age of the oldest lead with a delivery to come.");
  const isUp = gauge("oxbow_store_up", "1 if the lead store is available.");
  const behind = gauge(
    "oxbow_changes_behind_seconds",
    "Seconds since this server last read the changes of the others and had applied all of them.",
  );
  const cache = gauge("oxbow_cache_bytes", "Bytes in the response cache.");

  const analytics = new Counter({
    name: "oxbow_analytics_events_total",
    help: "Analytics events and web vitals; dropped ones made room for newer ones.",
    labelNames: ["outcome"],
    registers,
  });

  return async () => {
    cache.set(readCacheSize().bytes);
    behind.set(readSecondsBehind() ?? 0);
    // The counter is kept elsewhere; copy its total.
    analytics.reset();
    for (const [outcome, count] of Object.entries(readAnalytics())) analytics.inc({ outcome }, count);
    const isAvailable = await isStoreAvailable();
    isUp.set(isAvailable ? 1 : 0);
    const figures = isAvailable ? await readLeads() : null;
    // No values, because the last known ones would look current. A gauge without labels would reset to 0.
    leads.reset();
    deliveries.reset();
    age.remove();
    if (figures === null) return;
    for (const state of leadStates) leads.set({ state }, figures[state]);
    for (const state of deliveryStates) deliveries.set({ state }, figures[state]);
    age.set(figures.oldestPendingSeconds ?? 0);
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** Starts collecting. The library itself provides event-loop delay, memory and CPU. */
export function createMetrics(options: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "oxbow_requests_total",
    help: "Requests.",
    labelNames: ["kind", "status", "cache"],
    registers,
  });
  const durations = new Histogram({
    name: "oxbow_request_seconds",
    help: "Response time of what was not in the response cache.",
    labelNames: ["kind"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const lookUp = createLookups(registers, options);
  return {
    record({ kind, status, cache, durationMs }: ResponseRecord): void {
      requests.inc({ kind, status, cache: cache ?? "none" });
      if (cache !== "hit") durations.observe({ kind }, durationMs / 1_000);
    },
    async read(): Promise<string> {
      await lookUp();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Answers `GET /metrics` and nothing else. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    const text = isAsked ? await metrics.read().catch(() => null) : "";
    // Otherwise Node would read a request's body to its end.
    closeIfIncomplete(request, response);
    response.writeHead(isAsked ? (text === null ? 500 : 200) : 404, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    });
    response.end(text ?? "");
  });
}
