import "server-only";
import { describeError, log } from "@/lib/base/log";
import type { Change, ChangeLog } from "@/lib/platform/changes/change-log";
import { markUpToDate } from "@/lib/platform/runtime/process-state";

/** A notification triggers a poll at once; without one, a change is seen by the next poll. */
const pollMs = 500;
/** After a longer time without the database this server can't know what it missed. */
const cutMs = 5_000;

/** The last change that this server has applied; null when there was none. */
export type Position = Pick<Change, "sequence" | "id"> | null;

type FollowOptions = {
  changes: Pick<ChangeLog, "listFrom" | "getNewest" | "listen" | "stopListening">;
  /** The name of this process in the log; it has applied its own changes already. */
  origin: string;
  /** Where to begin; undefined when the database was unavailable at the start. */
  position: Position | undefined;
  /** Records what this server could not record while the database was unavailable. */
  recordPending(): Promise<void>;
  /** Copies the files of changes after `sequence`, or of all changes. */
  pullFiles(sequence?: number): Promise<void>;
  /** Regenerates pages that show the change. */
  apply(change: Pick<Change, "documents" | "files">): Promise<void>;
  /** Regenerates all pages. */
  forgetAll(): Promise<void>;
  /** Monotonic, in ms. */
  now(): number;
};

/**
 * Whether this server has missed changes: rows were deleted, or the database was restored or replaced by an older copy.
 */
function hasGap(position: Position, rows: readonly Change[]): boolean {
  const [first] = rows;
  if (position === null) return first !== undefined && first.sequence !== 1;
  return first?.id !== position.id;
}

/** Applies the changes of other servers. `poll` does it once, and throws when it can't. */
export function createFollower(options: FollowOptions) {
  const { changes, origin, now, pullFiles, apply, forgetAll } = options;
  let { position } = options;
  let upToDateAt = now();

  async function regenerateAll(): Promise<void> {
    const newest = await changes.getNewest();
    await pullFiles();
    await forgetAll();
    position = newest;
    log("warn", "changes.resynced");
  }

  async function applyNewer(from: Position): Promise<void> {
    const rows = await changes.listFrom(from?.sequence ?? 1);
    if (hasGap(from, rows)) return regenerateAll();
    const newer = rows.filter(({ sequence }) => sequence > (from?.sequence ?? 0));
    if (newer.length > 0) await pullFiles(from?.sequence);
    for (const change of newer) {
      if (change.origin !== origin && !change.isDraft) await apply(change);
      position = change;
    }
  }

  return {
    async poll(): Promise<void> {
      await options.recordPending();
      if (position === undefined || now() - upToDateAt > cutMs) await regenerateAll();
      else await applyNewer(position);
      upToDateAt = now();
      markUpToDate();
    },
  };
}

/** Follows the changes of other servers until stopped. */
export function followChanges(options: Omit<FollowOptions, "now">): { stop(): void } {
  const { changes } = options;
  const follower = createFollower({ ...options, now: () => performance.now() });
  let isBusy = false;
  let isAsked = false;
  let isFailing = false;

  async function pollOnce(): Promise<void> {
    try {
      await changes.listen(() => void poll());
      await follower.poll();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log("warn", "changes.failed", describeError(error));
      isFailing = true;
      await changes.stopListening();
    }
  }

  /** A notification during a poll causes another poll. */
  async function poll(): Promise<void> {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await pollOnce();
    }
    isBusy = false;
  }

  markUpToDate();
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      void changes.stopListening();
    },
  };
}
