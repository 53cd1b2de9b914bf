import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { EndpointUnavailableError } from "@/lib/content/endpoints/errors";
import { createHost } from "@/lib/content/endpoints/host";
import { createRemoteReader } from "@/lib/content/endpoints/remote";
import { patienceMs } from "@/lib/content/endpoints/retry";
import { type HostMode, type SharedApiHost, startSharedApiHost } from "@/tests/fixtures/shared-api-host";

const schema = z.object({ rating: z.number() });
type Rating = z.output<typeof schema>;
const minute = 60_000;

let host: SharedApiHost;
let copiesDir: string;
let now = 0;
let waits: number[] = [];
let onWait = () => {};
/** Resolved by a test that lets readers wait too long. */
let patience = Promise.withResolvers<void>();
let logged: { event: string; reason?: string; outcome?: string }[] = [];

beforeEach(async () => {
  host = await startSharedApiHost();
  host.setAnswer("rating", { rating: 4.7 });
  copiesDir = mkdtempSync(join(tmpdir(), "oxbow-copies-"));
  now = 1_000_000;
  waits = [];
  onWait = () => {};
  patience = Promise.withResolvers();
  logged = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    logged.push(JSON.parse(String(line)));
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
  rmSync(copiesDir, { recursive: true, force: true });
});

/** A reader as a new process would have it. */
function startReader(options: { localStandsIn?: boolean; url?: string; local?: () => Promise<Rating> } = {}) {
  return createRemoteReader({
    endpoint: { name: "rating", schema, localStandsIn: options.localStandsIn },
    local: options.local ?? (async () => ({ rating: 1 })),
    host: createHost({
      baseUrl: options.url ?? host.url,
      copiesDir,
      clock: {
        now: () => now,
        sleep: async (ms) => {
          if (ms === patienceMs) return patience.promise;
          waits.push(ms);
          onWait();
        },
      },
    }),
  });
}

describe("an answer of the host", () => {
  it("counts for five minutes, then the host is asked again", async () => {
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

  it("is asked for once by all who wait for it", async () => {
    const { read } = startReader();
    const answers = await Promise.all([read(), read(), read()]);
    expect(new Set(answers).size).toBe(1);
    expect(host.requests("rating")).toHaveLength(1);
  });

  it("is handed out at once when it is old, and a new one comes behind it", async () => {
    const { read, readAtOnce } = startReader();
    await read();
    host.setAnswer("rating", { rating: 4.8 });
    now += 6 * minute;
    expect(await readAtOnce()).toEqual({ rating: 4.7 });
    await expect.poll(readAtOnce).toEqual({ rating: 4.8 });
    expect(host.requests("rating")).toHaveLength(2);
  });

  it("is asked for with no header but the agreed ones", async () => {
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
    expect(logged).toMatchObject([{ event: "shared-api.failed", reason, outcome: "last-good" }]);
  });

  it("is asked again after one, two and four seconds", async () => {
    host.setMode("error", "rating");
    await startReader().read();
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it("may recover between two of them", async () => {
    host.setMode("error", "rating");
    onWait = () => {
      if (waits.length === 2) host.setMode("ok", "rating");
    };
    expect(await startReader().read()).toEqual({ rating: 4.7 });
    expect(host.requests("rating")).toHaveLength(3);
    expect(logged).toEqual([]);
  });

  it("is left alone for a minute", async () => {
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

  it("that nobody can reach leaves the last good answer in place", async () => {
    const { read } = startReader();
    await read();
    await host.close();
    now += 6 * minute;
    expect(await read()).toEqual({ rating: 4.7 });
    expect(logged).toMatchObject([{ reason: "network" }]);
  });

  it("that never answers is given up on", async () => {
    host.setMode("hang", "rating");
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new DOMException("late")));
    expect(await startReader().read()).toEqual({ rating: 1 });
    expect(logged).toMatchObject([{ reason: "timeout" }]);
  });
});

describe("a broken answer", () => {
  it.each<[HostMode, RegExp]>([
    ["html", /"rating": the response of http:\/\/127\.0\.0\.1:\d+ is not JSON/],
    ["shape", /is broken\n.*at rating/s],
  ])("of kind '%s' is named in the log, and the last good answer goes on", async (mode, reason) => {
    const { read } = startReader();
    await read();
    host.setMode(mode, "rating");
    now += 6 * minute;
    expect(await read()).toEqual({ rating: 4.7 });
    expect(host.requests("rating")).toHaveLength(2);
    expect(logged).toMatchObject([{ event: "shared-api.failed", key: "rating", outcome: "last-good" }]);
    expect(logged[0]?.reason).toMatch(reason);
  });
});

describe("a good copy", () => {
  it("outlives the process, and is better than the embedded file", async () => {
    await startReader().read();
    host.setMode("missing", "rating");
    expect(await startReader().read()).toEqual({ rating: 4.7 });
  });

  it("is never made of a broken answer", async () => {
    host.setMode("shape", "rating");
    await startReader().read();
    expect(readdirSync(copiesDir)).toEqual([]);
  });

  it("that broke on the disk is told apart and passed over", async () => {
    await startReader().read();
    const [file = ""] = readdirSync(copiesDir);
    expect(readFileSync(join(copiesDir, file), "utf8")).toBe('{"rating":4.7}');
    writeFileSync(join(copiesDir, file), '{"rat');
    host.setMode("missing", "rating");
    expect(await startReader().read()).toEqual({ rating: 1 });
    expect(logged.map(({ event }) => event)).toEqual(["shared-api.copy-broken", "shared-api.failed"]);
  });

  it("that cannot be written costs nothing but the copy", async () => {
    rmSync(copiesDir, { recursive: true });
    writeFileSync(copiesDir, "a file where the folder should be");
    expect(await startReader().read()).toEqual({ rating: 4.7 });
    expect(logged.map(({ event }) => event)).toEqual(["shared-api.copy-not-kept"]);
  });
});

describe("an endpoint for which no embedded file may stand in", () => {
  it("has no answer while the host has never given one, and asks again after a minute", async () => {
    host.setMode("missing", "rating");
    const { read, readAtOnce } = startReader({ localStandsIn: false });
    const failure = { name: "EndpointUnavailableError", endpoint: "rating" };
    await expect(read()).rejects.toMatchObject(failure);
    await expect(readAtOnce()).rejects.toMatchObject(failure);
    expect(host.requests("rating")).toHaveLength(1);
    expect(logged).toMatchObject([{ outcome: "unavailable", reason: "http-404" }]);
    now += minute;
    host.setMode("ok", "rating");
    expect(await readAtOnce()).toEqual({ rating: 4.7 });
  });

  it("keeps what the host once said", async () => {
    await startReader({ localStandsIn: false }).read();
    host.setMode("missing", "rating");
    expect(await startReader({ localStandsIn: false }).read()).toEqual({ rating: 4.7 });
  });
});

describe("an endpoint that follows from another", () => {
  it("is built anew each time the host has no answer of its own", async () => {
    host.setMode("missing", "rating");
    let rating = 1;
    const { read } = startReader({ local: async () => ({ rating }) });
    expect(await read()).toEqual({ rating: 1 });
    rating = 2;
    now += minute;
    expect(await read()).toEqual({ rating: 2 });
  });

  it("has no answer while the other one has none", async () => {
    host.setMode("missing", "rating");
    const local = async () => {
      throw new EndpointUnavailableError("v2/rating");
    };
    await expect(startReader({ local }).read()).rejects.toMatchObject({ endpoint: "rating" });
    expect(logged).toMatchObject([{ outcome: "unavailable" }]);
  });
});

describe("a host that is silent", () => {
  /** Two endpoints of one host. */
  function startTwo(options: { localStandsIn?: boolean } = {}) {
    host.setAnswer("other", { rating: 3 });
    const shared = createHost({
      baseUrl: host.url,
      copiesDir,
      clock: { now: () => now, sleep: (ms) => (ms === patienceMs ? patience.promise : Promise.resolve()) },
    });
    const readerOf = (name: string) =>
      createRemoteReader({
        endpoint: { name, schema, ...options },
        local: async () => ({ rating: 1 }),
        host: shared,
      });
    return { rating: readerOf("rating"), other: readerOf("other") };
  }

  it("is waited for no longer than readers have patience, and its answer is taken when it comes", async () => {
    host.setMode("hang", "rating");
    const { rating } = startTwo();
    const first = rating.read();
    await expect.poll(() => host.requests("rating").length).toBe(1);
    patience.resolve();
    expect(await first).toEqual({ rating: 1 });
    expect(logged).toMatchObject([{ event: "shared-api.slow", key: "rating" }]);
  });

  it("is waited for once, not once for each endpoint", async () => {
    host.setMode("hang");
    const { rating, other } = startTwo();
    const first = rating.read();
    await expect.poll(() => host.requests("rating").length).toBe(1);
    patience.resolve();
    await first;
    patience = Promise.withResolvers();
    expect(await other.read()).toEqual({ rating: 1 });
    expect(await rating.read()).toEqual({ rating: 1 });
    expect(host.requests("other")).toHaveLength(0);
  });

  it("is asked by one reader each minute, whom nobody waits for, until it answers again", async () => {
    host.setMode("hang");
    const { rating, other } = startTwo();
    const first = other.read();
    await expect.poll(() => host.requests("other").length).toBe(1);
    patience.resolve();
    await first;
    patience = Promise.withResolvers();
    host.setMode("ok");
    now += minute;
    expect(await rating.read()).toEqual({ rating: 1 });
    await expect.poll(() => host.requests("rating").length).toBe(1);
    await expect.poll(() => rating.read()).toEqual({ rating: 4.7 });
  });

  it("leaves an endpoint that nothing may stand in for without an answer", async () => {
    host.setMode("hang");
    const { rating } = startTwo({ localStandsIn: false });
    const first = rating.read();
    await expect.poll(() => host.requests("rating").length).toBe(1);
    patience.resolve();
    await expect(first).rejects.toMatchObject({ name: "EndpointUnavailableError" });
    await expect(rating.readAtOnce()).rejects.toMatchObject({ name: "EndpointUnavailableError" });
  });

  it("is not given up for an endpoint that it does not have", async () => {
    host.setMode("missing", "rating");
    const { rating, other } = startTwo();
    await rating.read();
    expect(await other.read()).toEqual({ rating: 3 });
  });
});
