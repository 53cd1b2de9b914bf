import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { describeError, log } from "@/lib/base/log";
import { isEmbedded } from "@/lib/content/prismic/client";
import { documentPath, readAllPages } from "@/lib/content/prismic/documents";
import { reloadEmbeddedDocuments } from "@/lib/content/prismic/embedded";
import { forgetPublished } from "@/lib/content/prismic/published";
import { contentListTag, documentTag, prismicTag, tagsOf } from "@/lib/content/prismic/tags";
import { loadMoves } from "@/lib/content/redirects/find-move";
import { fileTag } from "@/lib/platform/content-files/names";
import { refreshAddresses } from "./addresses";

/** More pages than these are made anew at their next visit, not at once. */
const mostAtOnce = 25;
/** The service tells of a publication before all its indexes know it. */
const secondPassMs = 10_000;

/** What was published: identifiers of documents, and names of other content files. */
export type Published = { documents: readonly string[]; files: readonly string[] };

/** Nothing that is named means that everything of the CMS may have changed. */
function tagsFor({ documents, files }: Published): string[] {
  if (files.length > 0 && documents.length === 0) return files.map(fileTag);
  return [
    ...files.map(fileTag),
    ...(documents.length === 0 ? [prismicTag] : [...documents.map(documentTag), contentListTag]),
  ];
}

/**
 * Marks everything outdated that shows what was published. Files of this project are there: such a page is made
 * anew before it is answered again. A service may be slow or down: its pages stay up until they have been made
 * anew behind an answer.
 */
export async function markStale(published: Published): Promise<void> {
  if (isEmbedded) reloadEmbeddedDocuments();
  forgetPublished();
  // What is stale is marked: whoever called need not know that the repository is down just now.
  await Promise.all([
    refreshAddresses().catch((error) => log("warn", "content.addresses.failed", describeError(error))),
    loadMoves(),
  ]);
  const isLocal = isEmbedded || published.files.length > 0;
  for (const tag of tagsFor(published)) revalidateTag(tag, isLocal ? { expire: 0 } : "max");
}

/**
 * Paths of the pages that show one of these documents. A document that no page names, such as the
 * settings, may be on every page.
 */
async function listAffected(documents: readonly string[]): Promise<string[]> {
  const tags = new Set(documents.map(documentTag));
  const pages = await readAllPages();
  const shows = await Promise.all(
    pages.map(async (page) => (await tagsOf(page)).some((tag) => tags.has(tag))),
  );
  const affected = pages.filter((_page, index) => shows[index]);
  return (affected.length > 0 ? affected : pages).flatMap((page) => documentPath(page) ?? []);
}

const waiting = new Set<string>();
let isVisiting = false;

/** Visits pages one after the other, so that no visitor gets the stale one. Several callers share one round. */
async function visitAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) waiting.add(path);
  if (isVisiting) return;
  isVisiting = true;
  for (const path of waiting) {
    waiting.delete(path);
    await fetch(localUrlOf(env) + path, { redirect: "manual" })
      .then((answer) => answer.arrayBuffer())
      .catch((error) => log("warn", "content.visit.failed", describeError(error)));
  }
  isVisiting = false;
}

/** Makes the affected pages anew, and once more for indexes that were late. Runs after the answer. */
export async function renewPages(published: Published): Promise<void> {
  const { documents, files } = published;
  if (documents.length === 0 && files.length > 0) return;
  const visit = async () => visitAll((await listAffected(documents)).slice(0, mostAtOnce));
  await visit();
  if (isEmbedded) return;
  await sleep(secondPassMs, undefined, { ref: false });
  await markStale(published);
  await visit();
}
