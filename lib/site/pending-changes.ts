import "server-only";
import type { NewChange } from "@/lib/platform/changes/change-log";
import { getChangeLog } from "@/lib/platform/changes/shared-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

declare global {
  // The webhook's handler adds to what the follower records; Next bundles the two separately.
  var oxbowPendingChanges: NewChange[] | undefined;
}

/** Records changes made while the database was unavailable. Throws `StoreUnavailableError`. */
export async function recordPendingChanges(): Promise<void> {
  const log = await getChangeLog();
  const pending = globalThis.oxbowPendingChanges ?? [];
  while (log !== null && pending[0] !== undefined) {
    await log.record(pending[0]);
    pending.shift();
  }
}

/**
 * Records a change for the other servers, or keeps it while the database is unavailable. Returns whether it is
 * recorded. What is kept is lost if this process ends before; then the sender, who got 503, repeats it: Prismic does so five
 * times, every ten minutes.
 */
export async function recordChange(change: NewChange): Promise<boolean> {
  const log = await getChangeLog();
  if (log === null) return true;
  try {
    await log.record(change);
    return true;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    globalThis.oxbowPendingChanges ??= [];
    globalThis.oxbowPendingChanges.push(change);
    return false;
  }
}
