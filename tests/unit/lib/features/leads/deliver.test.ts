import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  computeBackoffMs,
  type DeliveryWorker,
  maxAttempts,
  startDelivery,
  watchFailures,
} from "@/lib/features/leads/deliver";
import type { DeliveryOutcome, Destination } from "@/lib/features/leads/destinations/types";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import type { Delivery } from "@/lib/features/leads/store/types";
import { work } from "@/lib/features/leads/wake";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { idleDestinations } from "@/tests/fixtures/idle-destinations";
import { buildSampleDelivery } from "@/tests/fixtures/sample-lead";

/** A fake store that returns each delivery once, and records results. */
function createQueue(deliveries: Delivery[]) {
  const outcomes: [id: string, end: string, detail: string | number][] = [];
  const queue = [...deliveries];
  return {
    outcomes,
    pendingWrites: () => 0,
    add: (delivery: Delivery) => queue.push(delivery),
    async claim({ limit, destination }: { limit: number; destination: DestinationId }) {
      const chosen = queue.filter((one) => one.destination === destination).slice(0, limit);
      for (const one of chosen) queue.splice(queue.indexOf(one), 1);
      return chosen;
    },
    async markSent(id: string, _owner: string, now: number) {
      outcomes.push([id, "sent", now]);
      return true;
    },
    async markRetry(id: string, _owner: string, at: number, code: string) {
      outcomes.push([id, `retry ${code}`, at]);
      return true;
    },
    async markAttention(id: string, _owner: string, code: string) {
      outcomes.push([id, "attention", code]);
      return true;
    },
  };
}

const answering =
  (outcome: DeliveryOutcome): Destination =>
  async () =>
    outcome;
const crm = () => buildSampleDelivery("crm", "{}");
const mail = () => buildSampleDelivery("sales-email", "{}");

let worker: DeliveryWorker | undefined;
const lines: string[] = [];

/** Advances the fake clock and runs what is due. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Long enough for everything after a wake-up, and well before the next poll, which comes every two seconds. */
const soon = () => pass(500);

type Options = Parameters<typeof startDelivery>[0];

/** Starts the worker; a destination that is not given accepts everything. */
function start(
  store: Options["store"],
  destinations: Partial<Options["destinations"]> = {},
  options: Pick<Options, "now" | "random"> = {},
): void {
  worker = startDelivery({ store, destinations: { ...idleDestinations, ...destinations }, ...options });
}

/** A destination that takes five milliseconds for each delivery. */
function createSlowDestination(onCount: (open: number) => void): Destination {
  let open = 0;
  return async () => {
    onCount(++open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return { outcome: "sent" };
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  }
});
afterEach(async () => {
  const stopped = worker?.stop();
  await pass(10_000);
  await stopped;
  worker = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
  lines.length = 0;
});

describe("startDelivery", () => {
  it("deletes the mail of a lead that was erased during its delivery", async () => {
    const sweep = vi.fn();
    work.on("sweep", sweep);
    start({ ...createQueue([mail()]), markSent: async () => false });
    await soon();
    work.off("sweep", sweep);
    expect(sweep).toHaveBeenCalledTimes(1);
  });

  it("sends due deliveries, and new ones on a wake-up without waiting for the poll", async () => {
    const store = createQueue([crm(), mail()]);
    start(store, {}, { now: () => 42 });
    await soon();
    expect(store.outcomes).toHaveLength(2);
    const later = crm();
    store.add(later);
    work.emit("delivery");
    await soon();
    expect(store.outcomes.at(-1)).toEqual([later.id, "sent", 42]);
  });

  it("still delivers what was due before the system clock was set back", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const queue = createQueue([]);
    const times: number[] = [];
    const claim = (options: Parameters<typeof queue.claim>[0] & { now: number }) => {
      times.push(options.now);
      return queue.claim(options);
    };
    start({ ...queue, claim });
    await soon();
    const before = Math.max(...times.splice(0));
    vi.setSystemTime(Date.now() - 3_600_000);
    work.emit("delivery");
    await soon();
    expect(times.length).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(before);
  });

  it("pauses while many leads are being stored, then resumes", async () => {
    let pendingWrites = 5;
    const store = { ...createQueue(Array.from({ length: 30 }, crm)), pendingWrites: () => pendingWrites };
    const busiest = { inRush: 0, after: 0 };
    const slow = createSlowDestination((open) => {
      const when = pendingWrites === 0 ? "after" : "inRush";
      busiest[when] = Math.max(busiest[when], open);
    });
    start(store, { crm: slow });
    await pass(100);
    expect(store.outcomes.length).toBeGreaterThan(3);
    pendingWrites = 0;
    await soon();
    expect(store.outcomes).toHaveLength(30);
    expect(busiest).toEqual({ inRush: 1, after: 8 });
  });

  it("delivers everything that became due during the pause", async () => {
    let pendingWrites = 0;
    const first = Promise.withResolvers<void>();
    const store = { ...createQueue([crm()]), pendingWrites: () => pendingWrites };
    const slow: Destination = () => first.promise.then(() => ({ outcome: "sent" }));
    start(store, { crm: slow });
    await soon();
    pendingWrites = 5;
    store.add(crm());
    work.emit("delivery");
    await soon();
    first.resolve();
    await soon();
    expect(store.outcomes).toHaveLength(2);
  });

  it("backs off after each failure, at least for Retry-After", async () => {
    const first = crm();
    const ninth = { ...crm(), attempts: 9 };
    const limited = mail();
    const store = createQueue([first, ninth, limited]);
    start(
      store,
      {
        crm: answering({ outcome: "retry", code: "http-500" }),
        "sales-email": answering({ outcome: "retry", code: "http-429", retryAfterMs: 60_000 }),
      },
      { now: () => 1_000_000, random: () => 0.5 },
    );
    await soon();
    expect(store.outcomes).toHaveLength(3);
    expect(store.outcomes).toContainEqual([first.id, "retry http-500", 1_000_500]);
    expect(store.outcomes).toContainEqual([ninth.id, "retry http-500", 1_128_000]);
    expect(store.outcomes).toContainEqual([limited.id, "retry http-429", 1_060_000]);
  });

  it("needs attention after a rejection or a day of retries", async () => {
    const refused = crm();
    const tired = { ...mail(), attempts: maxAttempts };
    const store = createQueue([refused, tired]);
    start(store, {
      crm: answering({ outcome: "reject", code: "http-422" }),
      "sales-email": answering({ outcome: "retry", code: "timeout" }),
    });
    await soon();
    expect(store.outcomes).toHaveLength(2);
    expect(store.outcomes).toContainEqual([refused.id, "attention", "http-422"]);
    expect(store.outcomes).toContainEqual([tired.id, "attention", "timeout"]);
    expect(lines.filter((line) => line.includes("delivery.attention"))).toHaveLength(2);
  });

  it("aborts an attempt that outlasts a stop, and leaves it due at once, even if it was the last one", async () => {
    const aborted = { ...crm(), attempts: maxAttempts };
    const store = createQueue([aborted]);
    start(store, { crm: () => new Promise(() => {}) }, { now: () => 1_000_000 });
    await soon();
    const stopping = worker?.stop();
    await pass(6_000);
    await stopping;
    expect(store.outcomes).toEqual([[aborted.id, "retry stopped", 1_000_000]]);
  });

  it("waits for Retry-After also if the response comes during a stop", async () => {
    const delivery = crm();
    const store = createQueue([delivery]);
    const answered = Promise.withResolvers<DeliveryOutcome>();
    start(store, { crm: () => answered.promise }, { now: () => 1_000_000 });
    await soon();
    const stopping = worker?.stop();
    await pass(6_000);
    answered.resolve({ outcome: "retry", code: "http-503", retryAfterMs: 3_600_000 });
    await stopping;
    expect(store.outcomes).toEqual([[delivery.id, "retry http-503", 4_600_000]]);
  });

  it("sends at most eight mails of both kinds at once, because they have one host", async () => {
    let most = 0;
    const counted = createSlowDestination((open) => (most = Math.max(most, open)));
    const visitors = Array.from({ length: 20 }, () => buildSampleDelivery("visitor-email", "{}"));
    const store = createQueue([...visitors, ...Array.from({ length: 20 }, mail)]);
    start(store, { "sales-email": counted, "visitor-email": counted });
    await pass(2_000);
    expect(store.outcomes).toHaveLength(40);
    expect(most).toBe(8);
  });

  it("continues after a destination throws", async () => {
    const [poison, next] = [crm(), crm()];
    const store = createQueue([poison, next]);
    const crashing: Destination = async ({ id }) => {
      if (id === poison.id) throw new TypeError("ada@engines.example is not iterable");
      return { outcome: "sent" };
    };
    start(store, { crm: crashing });
    await soon();
    expect(store.outcomes).toHaveLength(2);
    expect(store.outcomes.map(([id, end]) => [id, end])).toEqual(
      expect.arrayContaining([
        [poison.id, "retry internal"],
        [next.id, "sent"],
      ]),
    );
    expect(lines.join("")).toContain("delivery.crashed");
    expect(lines.join("")).not.toContain("engines.example");
  });

  it("resumes after the store was unavailable", async () => {
    const store = createQueue([crm()]);
    let isAway = true;
    const claim = store.claim.bind(store);
    store.claim = async (options) => {
      if (isAway) throw new StoreUnavailableError("disk full");
      return claim(options);
    };
    start(store);
    await soon();
    work.emit("delivery");
    await soon();
    const failures = lines.filter((line) => line.includes("delivery.claim-failed"));
    expect(failures.filter((line) => line.includes('"crm"'))).toHaveLength(1);
    isAway = false;
    work.emit("delivery");
    await soon();
    expect(store.outcomes).toHaveLength(1);
  });

  it("retries marking a sent delivery if the store is busy", async () => {
    const store = createQueue([mail()]);
    let refusals = 1;
    const markSent = store.markSent.bind(store);
    store.markSent = async (...args) => {
      if (refusals-- > 0) throw new StoreUnavailableError("busy");
      return markSent(...args);
    };
    const deliver = vi.fn(idleDestinations["sales-email"]);
    start(store, { "sales-email": deliver });
    // The pause before a retry uses the real clock.
    await expect.poll(() => store.outcomes).toHaveLength(1);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it("claims nothing after a stop, and the stop waits for running deliveries", async () => {
    const store = createQueue([crm()]);
    const delivered = Promise.withResolvers<DeliveryOutcome>();
    start(store, { crm: () => delivered.promise });
    await soon();
    const stopping = worker?.stop();
    store.add(crm());
    work.emit("delivery");
    await soon();
    expect(store.outcomes).toEqual([]);
    delivered.resolve({ outcome: "sent" });
    await stopping;
    await pass(10_000);
    expect(store.outcomes).toHaveLength(1);
  });
});

describe("watchFailures", () => {
  it("logs once that a destination has failed for five minutes, and once that it recovered", () => {
    let time = 0;
    const watch = watchFailures("crm", () => time);
    const events = () => lines.map((line) => JSON.parse(line).event);
    const fail = (at: number) => {
      time = at;
      watch({ outcome: "retry", code: "http-401" });
    };
    watch({ outcome: "retry", code: "internal" });
    time = 1_000_000;
    watch({ outcome: "retry", code: "internal" });
    fail(0);
    fail(299_999);
    expect(events()).toEqual([]);
    fail(300_000);
    fail(400_000);
    expect(events()).toEqual(["delivery.failing"]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      destination: "crm",
      code: "http-401",
    });
    // Our own failures say nothing about the destination.
    time = 450_000;
    watch({ outcome: "retry", code: "database" });
    watch({ outcome: "sent" });
    fail(500_000);
    expect(events()).toEqual(["delivery.failing", "delivery.recovered"]);
    fail(800_000);
    expect(events()).toHaveLength(3);
  });
});

const almostOne = 1 - Number.EPSILON;

describe("computeBackoffMs", () => {
  it("is between zero and a window that doubles up to five minutes", () => {
    const longest = [1, 2, 3, 4, 9, 10, 1_000_000].map((attempts) =>
      computeBackoffMs(attempts, () => almostOne),
    );
    expect(longest).toEqual([999, 1_999, 3_999, 7_999, 255_999, 299_999, 299_999]);
    expect(computeBackoffMs(7, () => 0)).toBe(0);
  });

  it("gives up after about a day on average", () => {
    let total = 0;
    for (let attempts = 1; attempts < maxAttempts; attempts += 1)
      total += computeBackoffMs(attempts, () => 0.5);
    const hours = total / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
  });
});
