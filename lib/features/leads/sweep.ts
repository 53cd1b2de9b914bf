import "server-only";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { removeMails } from "./destinations/mailbox";
import type { LeadStore } from "./store/lead-store";

const everyMs = 3_600_000;

type SweepOptions = { store: Pick<LeadStore, "sweep">; mailFolder: string };

/** Deletes expired rows: unconfirmed and unsubscribed addresses. */
export async function sweepOnce({ store, mailFolder }: SweepOptions, now: number): Promise<void> {
  let count = 0;
  let last: number;
  do {
    const { leadIds, deliveryIds } = await store.sweep(now);
    await removeMails(mailFolder, deliveryIds);
    last = leadIds.length;
    count += last;
  } while (last > 0);
  if (count > 0) log("info", "sweep.done", { count });
}

/** Sweeps now and every hour, until stopped. */
export function startSweep(options: SweepOptions): { stop(): void } {
  const sweep = () =>
    sweepOnce(options, Date.now()).catch((error) => {
      const level = error instanceof StoreUnavailableError ? "warn" : "error";
      log(level, "sweep.failed", describeError(error));
    });
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  void sweep();
  return { stop: () => clearInterval(timer) };
}
