import "server-only";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { removeMails } from "./destinations/mailbox";
import { removeFromExports } from "./export-files";
import type { LeadStore } from "./store/lead-store";
import { onWakeSweep } from "./wake";

const everyMs = 3_600_000;
/** After a removal. Exports can be large, so many removals share a sweep. */
const soonMs = 1_000;
const leastPauseMs = 5_000;
/** Covers transactions that were running at the last sweep, and servers whose clocks differ. */
const overlapMs = 600_000;

type SweepOptions = {
  store: Pick<LeadStore, "sweep" | "listRemovedIds">;
  mailFolder: string;
  exportFolder: string;
};

/**
 * Deletes expired rows (unconfirmed and unsubscribed addresses), and the local mails and exports of all leads that any
 * server has removed.
 * @param since only what was removed at or after this time; Unix time, ms
 */
export async function sweepOnce(
  { store, mailFolder, exportFolder }: SweepOptions,
  now: number,
  since: number,
): Promise<void> {
  let count = 0;
  let last: number;
  do {
    last = (await store.sweep(now)).leadIds.length;
    count += last;
  } while (last > 0);
  if (count > 0) log("info", "sweep.done", { count });
  const removed = await store.listRemovedIds(since);
  await removeMails(mailFolder, removed);
  const failures = await removeFromExports(exportFolder, removed);
  if (failures > 0) throw new Error(`${failures} exports still hold removed leads`);
}

/** Sweeps now, every hour and soon after a removal, until stopped. */
export function startSweep(options: SweepOptions): { stop(): void } {
  let since = 0;
  let isRunning = false;
  let isWoken = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(sweep, ms);
    timer.unref();
  }

  async function sweep(): Promise<void> {
    const now = Date.now();
    isRunning = true;
    isWoken = false;
    try {
      await sweepOnce(options, now, since);
      since = now - overlapMs;
    } catch (error) {
      const level = error instanceof StoreUnavailableError ? "warn" : "error";
      log(level, "sweep.failed", describeError(error));
    }
    isRunning = false;
    endedAt = performance.now();
    schedule(isWoken ? leastPauseMs : everyMs);
  }

  const stopListening = onWakeSweep(() => {
    if (isWoken) return;
    isWoken = true;
    if (!isRunning) schedule(Math.max(soonMs, endedAt + leastPauseMs - performance.now()));
  });
  void sweep();
  return {
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
