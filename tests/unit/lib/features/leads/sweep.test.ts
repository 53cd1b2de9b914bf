import { readdir, readFile, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeMail } from "@/lib/features/leads/destinations/mailbox";
import { startSweep, sweepOnce } from "@/lib/features/leads/sweep";
import { work } from "@/lib/features/leads/wake";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { setImmediate: nextTurn } = globalThis;
/** A sweep reads folders, which takes real time; it schedules the next one at its end. */
async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  while (vi.getTimerCount() === 0) await new Promise((resolve) => nextTurn(resolve));
}

const uuid = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;

/** A store with expired leads, and leads that another server has removed. */
function buildStore(expired: string[], removedElsewhere: string[]) {
  const removed = [...removedElsewhere];
  return {
    sweep: vi.fn(async (_now: number) => {
      const ids = expired.splice(0, 1);
      removed.push(...ids);
      return { leadIds: ids, deliveryIds: ids };
    }),
    findRemovedIds: vi.fn(async (ids: readonly string[]) => removed.filter((id) => ids.includes(id))),
  };
}

it("removes expired leads until none are left, and the files of these and of other servers' removals", async () => {
  for (const digit of [1, 2, 3, 4])
    await writeMail(folder(), uuid(digit), Buffer.from("To: ada@engines.example"));
  const exported = folder("leads.csv");
  await writeFile(exported, `id\n${uuid(3)}\n${uuid(4)}\n`);
  const store = buildStore([uuid(1), uuid(2)], [uuid(3)]);
  await sweepOnce({ store, mailFolder: folder(), exportFolder: folder() }, 0);
  expect((await readdir(folder())).toSorted()).toEqual([`${uuid(4)}.eml`, "leads.csv"]);
  expect(await readFile(exported, "utf8")).toBe(`id\n${uuid(4)}\n`);
});

it("runs every hour until stopped, and a minute after a database failure", async () => {
  vi.useFakeTimers({ now: 0 });
  const warn = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const store = buildStore([], []);
  store.sweep.mockRejectedValueOnce(new StoreUnavailableError("away"));
  const sweeper = startSweep({ store, mailFolder: folder(), exportFolder: folder() });
  await advance(0);
  await advance(60_000);
  expect(store.sweep).toHaveBeenCalledTimes(2);
  await advance(3_600_000);
  expect(store.sweep).toHaveBeenCalledTimes(3);
  expect(String(warn.mock.calls[0]?.[0])).toContain('"level":"warn","event":"sweep.failed"');
  sweeper.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store.sweep).toHaveBeenCalledTimes(3);
});

it("waits ten times as long as a sweep has taken", async () => {
  vi.useFakeTimers({ now: 0 });
  const store = buildStore([], []);
  const slow = Promise.withResolvers<{ leadIds: string[]; deliveryIds: string[] }>();
  store.sweep.mockReturnValueOnce(slow.promise);
  const sweeper = startSweep({ store, mailFolder: folder(), exportFolder: folder() });
  await vi.advanceTimersByTimeAsync(6_000);
  slow.resolve({ leadIds: [], deliveryIds: [] });
  await advance(0);
  work.emit("sweep");
  await vi.advanceTimersByTimeAsync(59_999);
  expect(store.sweep).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(store.sweep).toHaveBeenCalledTimes(2);
  sweeper.stop();
});

it("runs a second after removals, once for many, and not more often than every 5 seconds", async () => {
  vi.useFakeTimers({ now: 0 });
  const store = buildStore([], []);
  const sweeper = startSweep({ store, mailFolder: folder(), exportFolder: folder() });
  await advance(0);
  await advance(60_000);
  const countAfter = async (ms: number) => {
    await advance(ms);
    return store.sweep.mock.calls.length;
  };
  for (let count = 0; count < 5; count += 1) work.emit("sweep");
  expect([await countAfter(999), await countAfter(1)]).toEqual([1, 2]);
  work.emit("sweep");
  expect([await countAfter(4_000), await countAfter(1_100)]).toEqual([2, 3]);
  sweeper.stop();
  work.emit("sweep");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.sweep).toHaveBeenCalledTimes(3);
});

it("logs no failure once it is stopped, because the store closes then", async () => {
  const error = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const store = buildStore([], []);
  const interrupted = Promise.withResolvers<never>();
  store.sweep.mockReturnValueOnce(interrupted.promise);
  startSweep({ store, mailFolder: folder(), exportFolder: folder() }).stop();
  interrupted.reject(new Error("driver has already been destroyed"));
  await interrupted.promise.catch(() => {});
  await new Promise(setImmediate);
  expect(error).not.toHaveBeenCalled();
});
