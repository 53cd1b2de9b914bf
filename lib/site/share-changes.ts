import "server-only";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { env } from "@/lib/base/env/server";
import type { ChangeLog, NewChange } from "@/lib/platform/changes/change-log";
import {
  applyFiles,
  listUnshared,
  readContentTree,
  restoreContentTree,
} from "@/lib/platform/changes/content-tree";
import { getChangeLog } from "@/lib/platform/changes/shared-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

/** Every file that any server has changed since the release. */
const sinceRelease = -1;

/**
 * Runs `work` while no other process of this machine works on the same content folder. Otherwise the server could replace
 * a file that a command has just published, before the command has shared it.
 */
async function withContentFolder<Result>(log: ChangeLog, work: () => Promise<Result>): Promise<Result> {
  const release = await log.lock(`content ${hostname()} ${resolve(env.CONTENT_DIR)}`);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function copyFiles(log: ChangeLog, sequence: number): Promise<void> {
  await applyFiles(await log.listFilesAfter(sequence), log);
}

/**
 * Copies the files that other servers have drafted, scheduled and published. Does nothing without `DATABASE_URL`.
 * Throws `StoreUnavailableError`.
 * @param sequence only files changed after this change
 */
export async function pullFiles(sequence = sinceRelease): Promise<void> {
  const log = await getChangeLog();
  if (log !== null) await withContentFolder(log, () => copyFiles(log, sequence));
}

/** Records a change with all files that the other servers lack; see `ChangeLog.record`. */
export type RecordChange = (change: Omit<NewChange, "contents">) => Promise<void>;

/**
 * Runs `work`, which changes the content, after copying the other servers' changes. Drafts that were edited are shared
 * with the other servers; everything else must be recorded. `record` is null without `DATABASE_URL`. If something
 * fails, files are as they were. Throws `StoreUnavailableError`.
 */
export async function changeContent<Result>(
  work: (record: RecordChange | null) => Promise<Result>,
): Promise<Result> {
  const log = await getChangeLog();
  if (log === null) return work(null);
  return withContentFolder(log, async () => {
    await copyFiles(log, sinceRelease);
    let recorded = await readContentTree();
    const record: RecordChange = async (change) => {
      const after = await readContentTree();
      const contents = listUnshared(recorded, after, await log.listFilesAfter(sinceRelease));
      if (change.isDraft && contents.length === 0) return;
      await log.record({ ...change, contents });
      recorded = after;
    };
    try {
      const result = await work(record);
      await record({ isDraft: true, documents: [], files: [] });
      return result;
    } catch (error) {
      await restoreContentTree(recorded);
      throw error;
    }
  });
}

/** Copies the other servers' changes, and shares drafts that were edited here. */
export const syncContent = (): Promise<void> => changeContent(async () => undefined);

/**
 * Records a change for the other servers. Returns false while the database is unavailable: the sender gets 503 and repeats
 * it; Prismic does so five times, every ten minutes.
 */
export async function recordChange(change: NewChange): Promise<boolean> {
  try {
    await (await getChangeLog())?.record(change);
    return true;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return false;
  }
}
