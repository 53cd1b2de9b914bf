import "server-only";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { isEmbedded } from "@/lib/content/prismic/client";
import { hasEnded, listReleasedPages } from "@/lib/content/prismic/documents";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import { notifyThisProcess } from "@/lib/content/prismic/notify";
import { invalidatePublished } from "@/lib/content/prismic/published";
import { contentListTag, documentTag, prismicTag, tagsOf } from "@/lib/content/prismic/tags";
import { loadRedirects } from "@/lib/content/redirects/find-redirect";
import { fileFolders, fileTag } from "@/lib/platform/content-files/names";
import { refreshPagePaths } from "./page-paths";

/** If more pages are affected, the rest are regenerated on their next visit. */
const maxPagesPerPass = 25;
/** Prismic calls the webhook before all of its indexes are updated, so pages are regenerated once more after this pause. */
const secondPassMs = 10_000;

/** What was published: document ids, and names of other content files. */
type Published = { documents: readonly string[]; files: readonly string[] };

/** Cache tags to invalidate for the CMS. Without ids and file names, everything in it may have changed. */
function listCmsTags({ documents, files }: Published): string[] {
  if (documents.length > 0) return [...documents.map(documentTag), contentListTag];
  return files.length > 0 ? [] : [prismicTag];
}

/**
 * Marks every page that shows the published content as stale. Local files are available at once, so such a
 * page is regenerated before its next response. A remote service may be slow or down, so its pages are served
 * stale until they are regenerated in the background.
 */
export async function markStale(published: Published): Promise<void> {
  if (isEmbedded) embeddedRepository.reload();
  invalidatePublished();
  // An unavailable repository is only logged: the content below is marked stale anyway.
  await Promise.all([
    refreshPagePaths().catch((error) => log("warn", "content.paths.failed", describeError(error))),
    loadRedirects(),
  ]);
  for (const name of published.files) revalidateTag(fileTag(name), { expire: 0 });
  for (const tag of listCmsTags(published)) revalidateTag(tag, isEmbedded ? { expire: 0 } : "max");
}

/** Marks every page as stale, for when it is unknown what has changed. */
export async function markEverythingStale(): Promise<void> {
  await markStale({ documents: [], files: [] });
  const endpointFiles = Object.values(endpoints).flatMap(({ source }) =>
    typeof source === "string" ? [`shared-api/${basename(source, ".json")}`] : [],
  );
  for (const name of [...fileFolders, ...endpointFiles]) revalidateTag(fileTag(name), { expire: 0 });
}

/** Paths of the pages that show one of these documents; all pages if none does. */
async function listAffectedPaths(documents: readonly string[]): Promise<string[]> {
  const tags = new Set(documents.map(documentTag));
  const released = await listReleasedPages();
  const pages = released.filter((page) => page.type === "home_page" || !hasEnded(page, Date.now()));
  const affected = pages.filter((page) => tagsOf(page).some((tag) => tags.has(tag)));
  return (affected.length > 0 ? affected : pages).flatMap(({ url }) => url ?? []);
}

const queue = new Set<string>();
let isRequesting = false;

/**
 * Requests pages, so that the next visitors do not get a stale one. One at a time, also for concurrent callers, to keep the
 * server free for visitors.
 */
async function requestPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) queue.add(path);
  if (isRequesting) return;
  isRequesting = true;
  for (const path of queue) {
    queue.delete(path);
    await fetch(localUrlOf(env) + path, { redirect: "manual" })
      .then((response) => response.arrayBuffer())
      .catch((error) => log("warn", "content.regenerate.failed", describeError(error)));
  }
  isRequesting = false;
}

/** Regenerates the affected pages, and schedules a second pass in case an index was late. */
export async function regeneratePages(published: Published, isSecondPass: boolean): Promise<void> {
  const { documents, files } = published;
  // Pages that show only files are regenerated on their next visit.
  if (documents.length === 0 && files.length > 0) return;
  await requestPages((await listAffectedPaths(documents)).slice(0, maxPagesPerPass));
  if (isEmbedded || isSecondPass) return;
  await sleep(secondPassMs, undefined, { ref: false });
  // A request of its own: Next marks pages as stale only at the end of a request.
  await notifyThisProcess({ ...published, isSecondPass: true });
}
