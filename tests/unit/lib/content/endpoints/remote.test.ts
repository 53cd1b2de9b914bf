import { existsSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { EndpointUnavailableError } from "@/lib/content/endpoints/errors";
import type { Host } from "@/lib/content/endpoints/host";
import { createRemoteReader } from "@/lib/content/endpoints/remote";
import { readTimeoutMs } from "@/lib/content/endpoints/retry";
import { createFallbackStore } from "@/lib/platform/content-files/fallback-store";
import { type HostMode, type SharedApiHost, startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const schema = z.object({ rating: z.number() });
type Rating = z.output<typeof schema>;
const minute = 60_000;

const folder = temporaryFolder();
let host: SharedApiHost;
let now = 0;
let waits: number[] = [];
/** The timeout of readers (`readTimeoutMs`): tests resolve it instead of waiting. */
let readTimeout = Promise.withResolvers<void>();
let logged: { event: string; reason?: string; outcome?: string }[] = [];

beforeEach(async () => {
  host = await startSharedApiHost();
  host.setAnswer("rating", { rating: 4.7 });
  now = 1_000_000;
  waits = [];
  readTimeout = Promise.withResolvers();
  logged = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    logged.push(JSON.parse(String(line)));
    return true;
  });
});

const saves: Promise<void>[] = [];

afterEach(async () => {
  await host.close();
  // A later write would fail without the test's folder, and log that in the next test.
  await Promise.all(saves.splice(0));
});

/** Copies in a folder of the test. */
function openCopies(): Host["fallbackStore"] {
  const copies = createFallbackStore(folder("copies"));
  const save: typeof copies.save = (name, text) => {
    const saved = copies.save(name, text);
    saves.push(saved);
    return saved;
  };
  return { ...copies, save };
}

/** The host as a new process knows it. */
const openHost = (): Host => ({
  baseUrl: host.url,
  fallbackStore: openCopies(),
  clock: {
    now: () => now,
    sleep: async (ms) => {
      if (ms === readTimeoutMs) return readTimeout.promise;
      waits.push(ms);
    },
  },
});

type ReaderOptions = {
  hasLocalFallback?: boolean;
  local?: () => Promise<Rating>;
  fallbackStore?: Host["fallbackStore"];
};

function startReader({ hasLocalFallback, local, fallbackStore }: ReaderOptions = {}) {
  const opened = openHost();
  return createRemoteReader({
    endpoint: { name: "rating", schema, hasLocalFallback },
    local: local ?? (async () => ({ rating: 1 })),
    host: { ...opened, fallbackStore: fallbackStore ?? opened.fallbackStore },
  });
}

describe("a response of the host", () => {
  it("is cached for five minutes", async () => {
    const { read } = startReader();
    expect(await read()).toEqual({ rating: 4.7 });
    now += 5 * minute - 1;
    await read();
    expect(host.requests("rating")).toHaveLength(1);
    host.setAnswer("rating", { rating: 4.8 });
    now += 1;
    expect(await read()).toEqual({ rating: 4.8 });
    expect(host.requests("rating")).toHaveLength(2);
  });

  it("is requested once for concurrent readers", async () => {
    const { read } = startReader();
    const results = await Promise.all([read(), read(), read()]);
    expect(new Set(results).size).toBe(1);
    expect(host.requests("rating")).toHaveLength(1);
  });

  it("is returned stale and refreshed in the background", async () => {
    const { read, readCached } = startReader();
    await read();
    host.setAnswer("rating", { rating: 4.8 });
    now += 6 * minute;
    expect(await readCached()).toEqual({ rating: 4.7 });
    await expect.poll(readCached).toEqual({ rating: 4.8 });
    expect(host.requests("rating")).toHaveLength(2);
  });

  it("is not replaced by an earlier copy while it is being stored", async () => {
    const stored = Promise.withResolvers<void>();
    const save = vi.fn(() => stored.promise);
    const load = vi.fn(async () => JSON.stringify({ rating: 4.2 }));
    const { read } = startReader({ fallbackStore: { load, save } });
    const late = read();
    await expect.poll(() => save.mock.calls).toHaveLength(1);
    readTimeout.resolve();
    expect(await late).toEqual({ rating: 4.7 });
    expect(load).toHaveBeenCalledOnce();
    stored.resolve();
    expect(await read()).toEqual({ rating: 4.7 });
    expect(logged).toEqual([]);
  });

  it("is requested with the agreed headers only", async () => {
    await startReader().read();
    const [request] = host.requests("rating");
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual(["accept", "connection", "host"]);
    expect(request?.method).toBe("GET");
    expect(request?.url).toBe("/v1/rating");
  });
});

describe("a failing host", () => {
  it.each<[HostMode, string, number]>([
    ["error", "http-500", 4],
    ["busy", "http-429", 4],
    ["cut", "network", 4],
    ["missing", "http-404", 1],
    ["redirect", "http-302", 1],
    ["huge", "too-large", 1],
  ])("in mode '%s' is logged as %s after %d requests", async (mode, reason, requests) => {
    host.setMode(mode, "rating");
    expect(await startReader().read()).toEqual({ rating: 1 });
    expect(host.requests("rating")).toHaveLength(requests);
    expect(waits).toEqual([1_000, 2_000, 4_000].slice(0, requests - 1));
    expect(logged).toMatchObject([{ event: "shared-api.failed", reason, outcome: "fallback" }]);
  });

  it("is not requested again for a minute", async () => {
    host.setMode("missing", "rating");
    const { read } = startReader();
    await read();
    now += minute - 1;
    await read();
    expect(host.requests("rating")).toHaveLength(1);
    now += 1;
    host.setMode("ok", "rating");
    expect(await read()).toEqual({ rating: 4.7 });
  });

  it("that is unreachable does not replace the last good data", async () => {
    const { read } = startReader();
    await read();
    await host.close();
    now += 6 * minute;
    expect(await read()).toEqual({ rating: 4.7 });
    expect(logged).toMatchObject([{ reason: "network" }]);
  });

  it("that never responds times out", async () => {
    host.setMode("hang", "rating");
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new DOMException("late")));
    expect(await startReader().read()).toEqual({ rating: 1 });
    expect(logged).toMatchObject([{ reason: "timeout" }]);
  });
});

describe("the stored copy of the last good response", () => {
  it.each([
    ["is preferred to the embedded file", true],
    ["may have no embedded file", false],
  ])("survives a restart, and %s", async (_what, hasLocalFallback) => {
    await startReader({ hasLocalFallback }).read();
    host.setMode("missing", "rating");
    expect(await startReader({ hasLocalFallback }).read()).toEqual({ rating: 4.7 });
  });

  it("is never written from an invalid response, whose log names the invalid field", async () => {
    host.setMode("shape", "rating");
    await startReader().read();
    expect(existsSync(folder("copies"))).toBe(false);
    expect(logged[0]?.reason).toMatch(/"rating": the response of http.* is invalid\n.*\n.*at rating/);
  });

  it("that cannot be written causes no failure", async () => {
    writeFileSync(folder("copies"), "a file where the folder should be");
    expect(await startReader().read()).toEqual({ rating: 4.7 });
    expect(logged.map(({ event }) => event)).toEqual(["content.copy-not-stored"]);
  });
});

describe("an endpoint without fallback to the embedded file", () => {
  it("is unavailable until the host first responds, and retries after a minute", async () => {
    host.setMode("missing", "rating");
    const { read, readCached } = startReader({ hasLocalFallback: false });
    const failure = { name: "EndpointUnavailableError", endpoint: "rating" };
    await expect(read()).rejects.toMatchObject(failure);
    await expect(readCached()).rejects.toMatchObject(failure);
    expect(host.requests("rating")).toHaveLength(1);
    expect(logged).toMatchObject([{ outcome: "unavailable", reason: "http-404" }]);
    now += minute;
    host.setMode("ok", "rating");
    expect(await readCached()).toEqual({ rating: 4.7 });
  });
});

describe("an endpoint whose local data is derived from another endpoint", () => {
  it("is derived again each time the host does not have it", async () => {
    host.setMode("missing", "rating");
    let rating = 1;
    const { read } = startReader({ local: async () => ({ rating }) });
    expect(await read()).toEqual({ rating: 1 });
    rating = 2;
    now += minute;
    expect(await read()).toEqual({ rating: 2 });
  });

  it("is unavailable while its source is", async () => {
    host.setMode("missing", "rating");
    const local = async () => {
      throw new EndpointUnavailableError("v2/rating");
    };
    await expect(startReader({ local }).read()).rejects.toMatchObject({ endpoint: "rating" });
    expect(logged).toMatchObject([{ outcome: "unavailable" }]);
  });
});

describe("a host that hangs", () => {
  // A request still in flight fails here, so that it does not log its failure during the next test.
  afterEach(async () => {
    await host.close();
    await expect
      .poll(() => logged)
      .toContainEqual(expect.objectContaining({ event: "shared-api.failed", key: "rating" }));
  });

  it("is waited for once, and its readers get the fallback", async () => {
    host.setMode("hang");
    const { read } = startReader();
    const first = Promise.all([read(), read()]);
    await expect.poll(() => host.requests("rating").length).toBe(1);
    readTimeout.resolve();
    expect(await first).toEqual([{ rating: 1 }, { rating: 1 }]);
    expect(logged).toMatchObject([{ event: "shared-api.slow", key: "rating" }]);
    readTimeout = Promise.withResolvers();
    expect(await read()).toEqual({ rating: 1 });
    expect(host.requests("rating")).toHaveLength(1);
  });

  it("is asked again in the background after a minute", async () => {
    host.setMode("hang");
    const timeout = vi.spyOn(AbortSignal, "timeout");
    timeout.mockImplementation(() => AbortSignal.abort(new DOMException("late")));
    const { read } = startReader();
    await read();
    timeout.mockRestore();
    host.setMode("ok");
    now += minute - 1;
    expect(await read()).toEqual({ rating: 1 });
    expect(host.requests("rating")).toHaveLength(0);
    now += 1;
    expect(await read()).toEqual({ rating: 1 });
    await expect.poll(read).toEqual({ rating: 4.7 });
    expect(host.requests("rating")).toHaveLength(1);
  });

  it("makes an endpoint without fallback unavailable", async () => {
    host.setMode("hang");
    const { read, readCached } = startReader({ hasLocalFallback: false });
    const first = read();
    await expect.poll(() => host.requests("rating").length).toBe(1);
    readTimeout.resolve();
    await expect(first).rejects.toMatchObject({ name: "EndpointUnavailableError" });
    await expect(readCached()).rejects.toMatchObject({ name: "EndpointUnavailableError" });
  });
});
