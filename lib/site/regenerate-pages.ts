import "server-only";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { endpoints } from "@/lib/content/endpoints/registry";
import { isEmbedded } from "@/lib/content/prismic/client";
import { documentPath, listReleasedPages } from "@/lib/content/prismic/documents";
import { reloadEmbeddedDocuments } from "@/lib/content/prismic/embedded";
import { invalidatePublished } from "@/lib/content/prismic/published";
import { contentListTag, documentTag, prismicTag, tagsOf } from "@/lib/content/prismic/tags";
import { loadRedirects } from "@/lib/content/redirects/find-redirect";
import { fileFolders, fileTag } from "@/lib/platform/content-files/names";
import { refreshPagePaths } from "./page-paths";

/** If more pages are affected, the rest are regenerated on their next visit. */
const maxPagesAtOnce = 25;
/** The service calls the webhook before all of its indexes are updated. */
const secondPassMs = 10_000;

/** What was published: document ids, and names of other content files. */
export type Published = { documents: readonly string[]; files: readonly string[] };

/** Without any names, everything in the CMS may have changed. */
function tagsFor({ documents, files }: Published): string[] {
  if (files.length > 0 && documents.length === 0) return files.map(fileTag);
  return [
    ...files.map(fileTag),
    ...(documents.length === 0 ? [prismicTag] : [...documents.map(documentTag), contentListTag]),
  ];
}

/**
 * Marks every page that shows the published content as stale. Local files are available at once, so such a
 * page is regenerated before its next response. A remote service may be slow or down, so its pages are served
 * stale until they are regenerated in the background.
 */
export async function markStale(published: Published): Promise<void> {
  if (isEmbedded) reloadEmbeddedDocuments();
  invalidatePublished();
  // The content is marked stale even if the repository is down: the caller need not know.
  await Promise.all([
    refreshPagePaths().catch((error) => log("warn", "content.paths.failed", describeError(error))),
    loadRedirects(),
  ]);
  const isLocal = isEmbedded || published.files.length > 0;
  for (const tag of tagsFor(published)) revalidateTag(tag, isLocal ? { expire: 0 } : "max");
}

/** Marks every page as stale: it is unknown what has changed. */
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
  const pages = await listReleasedPages();
  const shows = await Promise.all(
    pages.map(async (page) => (await tagsOf(page)).some((tag) => tags.has(tag))),
  );
  const affected = pages.filter((_page, index) => shows[index]);
  return (affected.length > 0 ? affected : pages).flatMap((page) => documentPath(page) ?? []);
}

const queue = new Set<string>();
let isRequesting = false;

/**
 * Requests pages one by one, so that no visitor gets the stale version. Concurrent callers share one queue.
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

/** Regenerates the affected pages, and once more in case an index was late. */
export async function regeneratePages(published: Published): Promise<void> {
  const { documents, files } = published;
  if (documents.length === 0 && files.length > 0) return;
  const refresh = async () => requestPages((await listAffectedPaths(documents)).slice(0, maxPagesAtOnce));
  await refresh();
  if (isEmbedded) return;
  await sleep(secondPassMs, undefined, { ref: false });
  await markStale(published);
  await refresh();
}
