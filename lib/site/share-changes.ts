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

/** Before the first change: selects every shared file. */
const beforeFirstChange = 0;

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
 * @param sequence only files changed after this change
 * @throws {StoreUnavailableError}
 */
export async function pullFiles(sequence = beforeFirstChange): Promise<void> {
  const log = await getChangeLog();
  if (log !== null) await withContentFolder(log, () => copyFiles(log, sequence));
}

/** Records a change with all files that the other servers lack; see `ChangeLog.record`. */
export type RecordFolderChange = (change: Omit<NewChange, "contents">) => Promise<void>;

/**
 * Copies the other servers' changes, then runs `work`. It must call `record` after it changes anything but drafts; drafts
 * that were edited are recorded at the end. `record` is null without `DATABASE_URL`. On an error, the files are restored to
 * their state at the last `record`. Drafts keep later edits, and drafts deleted since come back.
 * @throws {StoreUnavailableError}
 */
export async function changeContent<Result>(
  work: (record: RecordFolderChange | null) => Promise<Result>,
): Promise<Result> {
  const log = await getChangeLog();
  if (log === null) return work(null);
  return withContentFolder(log, async () => {
    await copyFiles(log, beforeFirstChange);
    let lastRecorded = await readContentTree();
    const record: RecordFolderChange = async (change) => {
      const after = await readContentTree();
      const contents = listUnshared(lastRecorded, after, await log.listFilesAfter(beforeFirstChange));
      if (change.isDraft && contents.length === 0) return;
      await log.record({ ...change, contents });
      lastRecorded = after;
    };
    try {
      const result = await work(record);
      await record({ isDraft: true, documents: [], files: [] });
      return result;
    } catch (error) {
      await restoreContentTree(lastRecorded);
      throw error;
    }
  });
}

/** Copies the other servers' changes, and shares drafts that were edited here. */
export const syncContent = (): Promise<void> => changeContent(async () => undefined);

/**
 * Records a change for the other servers. Does nothing without `DATABASE_URL`. Returns false while the database is
 * unavailable: the webhook then responds with 503, so that Prismic repeats the request: five times, every ten minutes.
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
