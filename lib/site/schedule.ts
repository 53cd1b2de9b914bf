import "server-only";
import { describeError, log } from "@/lib/base/log";
import { publishDue } from "@/lib/content/editing/versions";
import { isEmbedded } from "@/lib/content/prismic/client";
import type { Change } from "@/lib/content/prismic/embedded/content";
import { notifyThisProcess } from "@/lib/content/prismic/notify";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { getNextChange, refreshPagePaths } from "./page-paths";
import { changeContent } from "./share-changes";

const pollIntervalMs = 1_000;

/** Publishes due documents. If the files can't be written, the repository applies them when it reads. */
export async function publishDueDocuments(): Promise<void> {
  if (!isEmbedded) return;
  await publishDue(Date.now()).catch((error) => log("warn", "content.due.not-moved", describeError(error)));
}

/**
 * Publishes due documents and records the change for the other servers. All servers do this, and the first one is
 * recorded. Without the database each server only publishes its own files.
 */
async function publishAndRecord({ at, ids }: Change): Promise<void> {
  try {
    await changeContent(async (shared) => {
      await publishDueDocuments();
      await shared?.record({ key: `due ${at} ${ids.join(" ")}`, documents: ids, files: [] });
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    await publishDueDocuments();
  }
}

type Schedule = {
  /** The time of the last change that was published. */
  publishedAt: number;
  /** Published, but this process could not be notified yet, so that its pages are still old. */
  pending: Change | null;
};

/** Publishes the next due change and notifies this process, of a pending one again. */
async function applyDue({ publishedAt, pending }: Schedule): Promise<Schedule> {
  const next = getNextChange();
  const isDue = next !== null && next.at <= Date.now() && next.at !== publishedAt;
  const change = pending ?? (isDue ? next : null);
  if (change === null) return { publishedAt, pending };
  if (pending === null) await publishAndRecord(change);
  const status = await notifyThisProcess({ documents: change.ids });
  if (status === 200 || pending === null)
    log(status === 200 ? "info" : "warn", "content.due", { count: change.ids.length, status });
  // Without the webhook, cached pages stay old until a retry. The list of paths can be updated from here.
  if (status !== 200) await refreshPagePaths();
  // The webhook responds with 200 even if it could not read what is published now.
  const isRetried = status === null || status >= 500 || getNextChange()?.at === change.at;
  return { publishedAt: change.at, pending: isRetried ? change : null };
}

/** Publishes scheduled documents and removes ended ones, through the same webhook as an editor does. */
export function startSchedule(): { stop(): void } {
  let schedule: Schedule = { publishedAt: 0, pending: null };
  let isBusy = false;
  const poll = async () => {
    if (isBusy) return;
    isBusy = true;
    schedule = await applyDue(schedule).catch((error) => {
      log("error", "content.due.failed", describeError(error));
      return schedule;
    });
    isBusy = false;
  };
  const timer = setInterval(poll, pollIntervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
