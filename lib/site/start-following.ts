import "server-only";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { notifyThisProcess } from "@/lib/content/prismic/notify";
import type { Change } from "@/lib/platform/changes/change-log";
import { getChangeLog, getThisProcess } from "@/lib/platform/changes/shared-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { followChanges } from "./follow-changes";
import { recordPendingChanges } from "./pending-changes";
import { pullFiles } from "./share-changes";

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

/** Regenerates pages of this process. Throws unless its webhook responds with 200, such as before this process listens. */
async function renewPages(published: Parameters<typeof notifyThisProcess>[1]): Promise<void> {
  const status = await notifyThisProcess(localUrlOf(env), published);
  if (status !== 200) throw new Error(`the webhook of this process answered ${status}`);
}

/** Follows the changes of other servers from `position` on, with `DATABASE_URL`. */
export async function startFollowing(position: Change | null | undefined) {
  const changes = await getChangeLog();
  if (changes === null) return null;
  return followChanges({
    changes,
    origin: getThisProcess().origin,
    position,
    recordPending: recordPendingChanges,
    pullFiles,
    apply: ({ documents, files }) => renewPages({ documents, files }),
    forgetAll: () => renewPages({ everything: true }),
  });
}
