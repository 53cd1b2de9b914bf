import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
// After `vi.resetModules()` the routes load another copy of this class, as Next's bundles do. They must recognize this
// one's errors, too.
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { markUpToDate } from "@/lib/platform/runtime/process-state";

let probe: LeadStore["probe"];
vi.mock("@/lib/features/leads/store", () => ({
  getLeadStore: async () => ({ probe: () => probe() }),
}));

/** The routes in a newly started process. */
async function loadRoutes() {
  vi.resetModules();
  const live = await import("@/app/api/health/live/route");
  const ready = await import("@/app/api/health/ready/route");
  const ask = (path: string, GET: typeof live.GET) => GET(new Request(`http://localhost:3000${path}`));
  return {
    askLive: () => ask("/api/health/live", live.GET),
    askReady: () => ask("/api/health/ready", ready.GET),
  };
}

beforeEach(() => {
  probe = async () => {};
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.oxbowIsDraining = undefined;
  globalThis.oxbowUpToDateAt = undefined;
});

describe("/api/health/ready", () => {
  it("is ready while the store responds, and reveals nothing about leads", async () => {
    const response = await (await loadRoutes()).askReady();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ ready: true, draining: false, checks: { store: "ok" } });
  });

  it("is not ready while the server stops, but the server is live", async () => {
    const { askLive, askReady } = await loadRoutes();
    globalThis.oxbowIsDraining = true;
    const response = await askReady();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    const message = expect.stringMatching(/\w/);
    expect(await response.json()).toMatchObject({
      ready: false,
      draining: true,
      checks: { store: "ok" },
      message,
    });
    const live = await askLive();
    expect([live.status, await live.json()]).toEqual([200, { live: true }]);
  });

  it("detects an outage and its end even if the system clock is set back", async () => {
    const { askReady } = await loadRoutes();
    let elapsedMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => elapsedMs);
    expect((await askReady()).status).toBe(200);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
    // A result is cached for a second.
    elapsedMs += 1_000;
    probe = () => Promise.reject(new StoreUnavailableError("away"));
    expect((await askReady()).status).toBe(503);
    elapsedMs += 1_000;
    probe = async () => {};
    expect((await askReady()).status).toBe(200);
  });

  it("is not ready if it last applied the changes of other servers more than ten seconds ago", async () => {
    const { askReady } = await loadRoutes();
    let elapsedMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => elapsedMs);
    markUpToDate();
    const askAfter = async (ms: number) => {
      elapsedMs = ms;
      const response = await askReady();
      const { ready, checks } = await response.json();
      return { status: response.status, ready, changes: checks.changes };
    };
    expect(await askAfter(10_000)).toEqual({ status: 200, ready: true, changes: "ok" });
    expect(await askAfter(10_001)).toEqual({ status: 503, ready: false, changes: "behind" });
    markUpToDate();
    expect(await askAfter(10_002)).toEqual({ status: 200, ready: true, changes: "ok" });
  });

  it("waits at most three seconds for a store that does not respond", async () => {
    const { askReady } = await loadRoutes();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    probe = () => new Promise(() => {});
    const asking = askReady();
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await asking).status).toBe(503);
  });
});
