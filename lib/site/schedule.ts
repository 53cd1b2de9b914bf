import "server-only";
import { describeError, log } from "@/lib/base/log";
import { isEmbedded } from "@/lib/content/prismic/client";
import type { Change } from "@/lib/content/prismic/embedded/content";
import { publishDue } from "@/lib/content/prismic/embedded/document-versions";
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

/**
 * Notifies this process of the next due change. Returns its time, so that it is not notified again.
 */
async function notifyDue(siteUrl: string, notified: number): Promise<number> {
  const change = getNextChange();
  if (change === null || change.at > Date.now() || change.at === notified) return notified;
  await publishAndRecord(change);
  const status = await notifyThisProcess(siteUrl, { documents: change.ids });
  log(status === 200 ? "info" : "warn", "content.due", { count: change.ids.length, status });
  // When this process can't be reached the pages still change on time; update the list of paths directly.
  if (status !== 200) await refreshPagePaths();
  return change.at;
}

/** Publishes scheduled documents and removes ended ones, through the same webhook as an editor does. */
export function startSchedule(siteUrl: string): { stop(): void } {
  let notified = 0;
  let isBusy = false;
  const poll = async () => {
    if (isBusy) return;
    isBusy = true;
    notified = await notifyDue(siteUrl, notified).catch((error) => {
      log("error", "content.due.failed", describeError(error));
      return notified;
    });
    isBusy = false;
  };
  const timer = setInterval(poll, pollIntervalMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
