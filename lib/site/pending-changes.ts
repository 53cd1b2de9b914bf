import "server-only";
import type { NewChange } from "@/lib/platform/changes/change-log";
import { getChangeLog } from "@/lib/platform/changes/shared-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

declare global {
  // The webhook's handler adds to what the follower records; Next bundles the two separately.
  var oxbowPendingChanges: NewChange[] | undefined;
}

/** Records what the database was not there for. Throws `StoreUnavailableError`. */
export async function recordPendingChanges(): Promise<void> {
  const log = await getChangeLog();
  const pending = globalThis.oxbowPendingChanges ?? [];
  while (log !== null && pending[0] !== undefined) {
    await log.record(pending[0]);
    pending.shift();
  }
}

/** Tells the other servers of a change, or keeps it while the database is away. Returns whether it is told. */
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
