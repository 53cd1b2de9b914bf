import "server-only";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { listMailedDeliveryIds, removeMails } from "./destinations/mailbox";
import { removeFromExports } from "./export-files";
import type { LeadStore } from "./store/lead-store";
import { work } from "./wake";

const intervalMs = 3_600_000;
/** Exports can be large, so removals within this time share a sweep. */
const debounceMs = 1_000;
const minPauseMs = 5_000;
/** SECURITY: withdrawing a lead causes a sweep, which reads all exports. Sweeps run for at most a tenth of the time. */
const pauseToRunRatio = 10;
const retryMs = 60_000;

export type CleanupOptions = {
  store: Pick<LeadStore, "findRemovedIds">;
  mailFolder: string;
  exportFolder: string;
};
type SweepOptions = CleanupOptions & { store: Pick<LeadStore, "sweep"> };

/**
 * Deletes the local mails of leads that any server has removed, and their rows in exports. Returns how many exports could
 * not be cleaned.
 */
export async function removeLeadsFromFiles(options: CleanupOptions): Promise<number> {
  const { store, mailFolder, exportFolder } = options;
  const deliveryIds = await listMailedDeliveryIds(mailFolder);
  await removeMails(mailFolder, await store.findRemovedIds(deliveryIds));
  return removeFromExports(exportFolder, (ids) => store.findRemovedIds(ids));
}

/**
 * Deletes expired rows (unconfirmed and unsubscribed addresses), and what local mails and exports hold of leads that any
 * server has removed. `now` is Unix time, ms.
 */
export async function sweepOnce(options: SweepOptions, now: number): Promise<void> {
  const { store } = options;
  let count = 0;
  let batchSize: number;
  do {
    batchSize = (await store.sweep(now)).leadIds.length;
    count += batchSize;
  } while (batchSize > 0);
  if (count > 0) log("info", "sweep.done", { count });
  const failures = await removeLeadsFromFiles(options);
  if (failures > 0) throw new Error(`${failures} exports still hold removed leads`);
}

/** Resolves after `ms`, or earlier when `wake` resolves. Does not keep the process alive. */
async function sleep(ms: number, wake?: Promise<void>): Promise<void> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  timer.unref();
  await Promise.race(wake ? [timedOut, wake] : [timedOut]);
  clearTimeout(timer);
}

/** Sweeps now, every hour and soon after a removal, until stopped; the timer of the current wait is left to run out. */
export function startSweep(options: SweepOptions): { stop(): void } {
  let isStopped = false;
  /** Resolved when a lead was removed since the last sweep began. */
  let removal = Promise.withResolvers<void>();
  const onRemoval = () => removal.resolve();
  work.on("sweep", onRemoval);

  async function sweepUntilStopped(): Promise<void> {
    while (!isStopped) {
      removal = Promise.withResolvers();
      const startedAt = performance.now();
      let nextMs = intervalMs;
      try {
        await sweepOnce(options, Date.now());
      } catch (error) {
        // Stopping closes the store, which fails a running sweep: not an error.
        if (isStopped) return;
        const level = error instanceof StoreUnavailableError ? "warn" : "error";
        log(level, "sweep.failed", describeError(error));
        nextMs = retryMs;
      }
      const pauseMs = Math.max(minPauseMs, pauseToRunRatio * (performance.now() - startedAt));
      // Waits for the next run or a removal, but at least `pauseMs`; the last second lets removals share a sweep.
      await sleep(pauseMs - debounceMs);
      await sleep(Math.max(0, nextMs - pauseMs), removal.promise);
      await sleep(debounceMs);
    }
  }

  void sweepUntilStopped();
  return {
    stop() {
      isStopped = true;
      work.off("sweep", onRemoval);
    },
  };
}
