import "server-only";
import type { NewChange } from "@/lib/platform/changes/change-log";
import { applyFiles, listUnshared, readContentTree } from "@/lib/platform/changes/content-tree";
import { getChangeLog } from "@/lib/platform/changes/shared-log";

/** Every file that any server has changed since the release. */
const sinceRelease = -1;

/**
 * Copies the files that other servers have drafted, scheduled and published. Does nothing without `DATABASE_URL`.
 * Throws `StoreUnavailableError`.
 * @param sequence only files changed after this change
 */
export async function pullFiles(sequence = sinceRelease): Promise<void> {
  const log = await getChangeLog();
  if (log !== null) await applyFiles(await log.listFilesAfter(sequence));
}

type ChangeRecorder = {
  /** Records a change with all files that the other servers lack; see `ChangeLog.record`. */
  record(change: Omit<NewChange, "contents">): Promise<number | null>;
  /** Records drafts that were edited, if there are any. */
  recordDrafts(): Promise<void>;
};

/** Begins a change, after copying the other servers' changes. Null without `DATABASE_URL`. */
export async function beginChange(): Promise<ChangeRecorder | null> {
  const log = await getChangeLog();
  if (log === null) return null;
  await pullFiles();
  let before = await readContentTree();
  const listContents = async () => {
    const after = await readContentTree();
    const contents = listUnshared(before, after, await log.listFilesAfter(sinceRelease));
    before = after;
    return contents;
  };
  return {
    record: async (change) => log.record({ ...change, contents: await listContents() }),
    async recordDrafts() {
      const contents = await listContents();
      if (contents.length > 0) await log.record({ isDraft: true, documents: [], files: [], contents });
    },
  };
}
