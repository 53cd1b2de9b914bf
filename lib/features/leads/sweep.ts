import "server-only";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { listMailedDeliveries, removeMails } from "./destinations/mailbox";
import { removeFromExports } from "./export-files";
import type { LeadStore } from "./store/lead-store";
import { onWakeSweep } from "./wake";

const everyMs = 3_600_000;
/** After a removal. Exports can be large, so many removals share a sweep. */
const soonMs = 1_000;
const leastPauseMs = 5_000;
/** SECURITY: a sweep reads all exports, and any visitor can cause one by withdrawing a lead: at most a tenth of the time. */
const pausePerDuration = 10;
/** After a failure. */
const retryMs = 60_000;

export type LeadFiles = {
  store: Pick<LeadStore, "findRemovedIds">;
  mailFolder: string;
  exportFolder: string;
};
type SweepOptions = LeadFiles & { store: Pick<LeadStore, "sweep"> };

/** Removes the local mails and exports of leads that any server has removed; returns how many exports it could not clean. */
export async function removeFiles({ store, mailFolder, exportFolder }: LeadFiles): Promise<number> {
  await removeMails(mailFolder, await store.findRemovedIds(await listMailedDeliveries(mailFolder)));
  return removeFromExports(exportFolder, (ids) => store.findRemovedIds(ids));
}

/**
 * Deletes expired rows (unconfirmed and unsubscribed addresses), and the local mails and exports of all leads that any
 * server has removed. `now` is Unix time, ms.
 */
export async function sweepOnce(options: SweepOptions, now: number): Promise<void> {
  const { store } = options;
  let count = 0;
  let last: number;
  do {
    last = (await store.sweep(now)).leadIds.length;
    count += last;
  } while (last > 0);
  if (count > 0) log("info", "sweep.done", { count });
  const failures = await removeFiles(options);
  if (failures > 0) throw new Error(`${failures} exports still hold removed leads`);
}

/** Waits, at most until `early`, without keeping the process alive. */
async function rest(ms: number, early?: Promise<void>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  timer.unref();
  await Promise.race([isOver, early ?? isOver]);
  clearTimeout(timer);
}

/** Sweeps now, every hour and soon after a removal, until stopped. */
export function startSweep(options: SweepOptions): { stop(): void } {
  let isStopped = false;
  /** Resolved when a lead was removed since the last sweep began. */
  let removal = Promise.withResolvers<void>();
  const stopListening = onWakeSweep(() => removal.resolve());

  async function sweepUntilStopped(): Promise<void> {
    while (!isStopped) {
      removal = Promise.withResolvers();
      const startedAt = performance.now();
      let nextMs = everyMs;
      try {
        await sweepOnce(options, Date.now());
      } catch (error) {
        // The store closes after a stop.
        if (isStopped) return;
        const level = error instanceof StoreUnavailableError ? "warn" : "error";
        log(level, "sweep.failed", describeError(error));
        nextMs = retryMs;
      }
      const pauseMs = Math.max(leastPauseMs, pausePerDuration * (performance.now() - startedAt));
      // A removal ends the wait after the shortest pause; the last second belongs to that pause.
      await rest(pauseMs - soonMs);
      await rest(Math.max(0, nextMs - pauseMs), removal.promise);
      await rest(soonMs);
    }
  }

  void sweepUntilStopped();
  return {
    stop() {
      isStopped = true;
      stopListening();
    },
  };
}
