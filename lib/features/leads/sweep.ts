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

/** Sweeps now, every hour and soon after a removal, until stopped. */
export function startSweep(options: SweepOptions): { stop(): void } {
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  /** When the next sweep may begin, on the monotonic clock. */
  let nextAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(sweep, ms);
    timer.unref();
  }

  async function sweep(): Promise<void> {
    const startedAt = performance.now();
    let pauseMs = everyMs;
    isRunning = true;
    isWoken = false;
    try {
      await sweepOnce(options, Date.now());
    } catch (error) {
      // The store closes after a stop.
      if (isStopped) return;
      const level = error instanceof StoreUnavailableError ? "warn" : "error";
      log(level, "sweep.failed", describeError(error));
      pauseMs = retryMs;
    }
    isRunning = false;
    const endedAt = performance.now();
    const shortestPauseMs = Math.max(leastPauseMs, pausePerDuration * (endedAt - startedAt));
    nextAt = endedAt + shortestPauseMs;
    schedule(isWoken ? shortestPauseMs : Math.max(shortestPauseMs, pauseMs));
  }

  const stopListening = onWakeSweep(() => {
    if (isWoken) return;
    isWoken = true;
    if (!isRunning) schedule(Math.max(soonMs, nextAt - performance.now()));
  });
  void sweep();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}
