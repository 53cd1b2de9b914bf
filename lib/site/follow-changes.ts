import "server-only";
import { describeError, log } from "@/lib/base/log";
import { notifyThisProcess } from "@/lib/content/prismic/notify";
import type { Change, ChangeLog } from "@/lib/platform/changes/change-log";
import { getChangeLog, getThisProcess } from "@/lib/platform/changes/shared-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { startPolling } from "@/lib/platform/runtime/polling";
import { markUpToDate } from "@/lib/platform/runtime/process-state";
import { pullFiles } from "./share-changes";

const pollMs = 500;
/** After a longer time without the database this server can't know what it missed. */
const maxOfflineMs = 5_000;

/** The last change that this server has applied; null when there was none. */
export type Position = Pick<Change, "sequence" | "id"> | null;

/**
 * Whether this server has missed changes: rows were deleted, or the database was restored or replaced by an older copy.
 */
function hasGap(position: Position, rows: readonly Change[]): boolean {
  const [first] = rows;
  if (position === null) return first !== undefined && first.sequence !== 1;
  return first?.id !== position.id;
}

/** Regenerates pages of this process. Throws unless its webhook responds with 200, such as before this process listens. */
async function requestRegeneration(published: Parameters<typeof notifyThisProcess>[0]): Promise<void> {
  const status = await notifyThisProcess(published);
  if (status !== 200) throw new Error(`the webhook of this process answered ${status}`);
}

/**
 * Creates a function that applies the changes of other servers once, and throws when it can't.
 * @param origin the name of this process in the log; it has applied its own changes already
 * @param start where to begin; undefined when the database was unavailable at the start
 */
export function createFollower(
  changes: Pick<ChangeLog, "listFrom" | "getNewest">,
  origin: string,
  start: Position | undefined,
): () => Promise<void> {
  let position = start;
  let upToDateAt = performance.now();

  async function resync(): Promise<void> {
    const newest = await changes.getNewest();
    await pullFiles();
    await requestRegeneration({ everything: true });
    position = newest;
    log("warn", "changes.resynced");
  }

  async function applyNewer(from: Position): Promise<void> {
    const rows = await changes.listFrom(from?.sequence ?? 1);
    if (hasGap(from, rows)) return resync();
    const newer = rows.filter(({ sequence }) => sequence > (from?.sequence ?? 0));
    if (newer.length > 0) await pullFiles(from?.sequence);
    for (const change of newer) {
      const { documents, files } = change;
      if (change.origin !== origin && !change.isDraft) await requestRegeneration({ documents, files });
      position = change;
    }
  }

  return async () => {
    if (position === undefined || performance.now() - upToDateAt > maxOfflineMs) await resync();
    else await applyNewer(position);
    upToDateAt = performance.now();
    markUpToDate();
  };
}

/** Copies what others have published. Returns the last change; undefined when the database is unavailable. */
export async function catchUp(): Promise<Change | null | undefined> {
  try {
    const newest = await (await getChangeLog())?.getNewest();
    await pullFiles();
    return newest ?? null;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log("error", "changes.unavailable", describeError(error));
    return undefined;
  }
}

/** Follows the changes of other servers from `position` on until stopped, with `DATABASE_URL`. */
export async function startFollowing(position: Position | undefined): Promise<{ stop(): void } | null> {
  const changes = await getChangeLog();
  if (changes === null) return null;
  const applyChanges = createFollower(changes, getThisProcess().origin, position);
  let isFailing = false;
  markUpToDate();
  return startPolling(pollMs, async () => {
    try {
      await applyChanges();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log("warn", "changes.failed", describeError(error));
      isFailing = true;
    }
  });
}
