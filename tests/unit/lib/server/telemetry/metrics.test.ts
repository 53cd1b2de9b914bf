import { describe, expect, it, onTestFinished } from "vitest";
import type { LeadFigures, ResponseRecord } from "@/lib/platform/runtime/runtime";
import { requestKindOf } from "@/lib/server/target";
import { createMetrics, createMetricsServer } from "@/lib/server/telemetry/metrics";
import { portOf } from "@/tests/fixtures/local-server";

const figures: LeadFigures = {
  new: 4,
  held: 1,
  open: 3,
  pending: 2,
  attention: 1,
  sent: 9,
  oldestPendingSeconds: 61,
};
const miss: ResponseRecord = {
  method: "GET",
  kind: "page",
  path: null,
  status: 200,
  bytes: 9,
  durationMs: 30,
  cache: "miss",
};

const start = (
  isStoreAvailable = true,
  leads: LeadFigures | null = figures,
  secondsBehind: number | null = null,
) =>
  createMetrics({
    isStoreAvailable: async () => isStoreAvailable,
    readLeads: async () => leads,
    readSecondsBehind: () => secondsBehind,
    readAnalytics: () => ({ kept: 7, dropped: 2 }),
    readCacheSize: () => ({ paths: 2, bytes: 2_048 }),
  });

describe("the metrics", () => {
  it("count responses, and measure uncached ones", async () => {
    const metrics = start();
    metrics.record(miss);
    metrics.record({ ...miss, cache: "hit", durationMs: 0 });
    metrics.record({ ...miss, cache: "hit", durationMs: 0 });
    const text = await metrics.read();
    expect(text).toContain('oxbow_requests_total{kind="page",status="200",cache="hit"} 2');
    expect(text).toContain('oxbow_requests_total{kind="page",status="200",cache="miss"} 1');
    expect(text).toContain('oxbow_request_seconds_count{kind="page"} 1');
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(text).toContain("oxbow_cache_bytes 2048");
  });

  it("report lead counts", async () => {
    const text = await start().read();
    expect(text).toContain('oxbow_leads{state="held"} 1');
    expect(text).toContain('oxbow_deliveries{state="pending"} 2');
    expect(text).toContain("oxbow_outbox_oldest_seconds 61");
    expect(text).toContain("oxbow_store_up 1");
  });

  it("report how long ago this server last had the changes of the others", async () => {
    expect(await start(true, figures, 12.5).read()).toMatch(/^oxbow_changes_behind_seconds 12\.5$/m);
    expect(await start(true, figures, null).read()).toMatch(/^oxbow_changes_behind_seconds 0$/m);
  });

  it("count analytics events by outcome", async () => {
    const metrics = start();
    await metrics.read();
    expect(await metrics.read()).toContain('oxbow_analytics_events_total{outcome="kept"} 7');
    expect(await metrics.read()).toContain('oxbow_analytics_events_total{outcome="dropped"} 2');
  });

  it.each([
    ["an unavailable store", false, figures, 0],
    ["an available store whose leads cannot be counted", true, null, 1],
  ])("report %s instead of old values", async (_what, isAvailable, leads, isUp) => {
    const text = await start(isAvailable, leads).read();
    expect(text).toContain(`oxbow_store_up ${isUp}`);
    expect(text).not.toMatch(/^oxbow_(?:deliveries\{|outbox_oldest)/m);
  });
});

describe("the metrics server", () => {
  it("responds to /metrics only", async () => {
    const server = createMetricsServer(start());
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const port = portOf(server);
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=/);
    expect(await response.text()).toContain("oxbow_requests_total");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});

describe("requestKindOf", () => {
  it.each([
    ["/pricing", {}, "page"],
    ["/pricing", { isData: true }, "data"],
    ["/api/contact", { isApi: true }, "api"],
    ["/_next/static/a.js", {}, "static"],
    ["/_next/image", {}, "image"],
    ["/shared-api/prices", {}, "endpoint"],
    ["/pictures/a.svg", {}, "file"],
  ])("classifies %s %o as %s", (path, facts, kind) => {
    expect(requestKindOf(path, { isApi: false, isData: false, ...facts })).toBe(kind);
  });
});
