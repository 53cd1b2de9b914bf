import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/base/log";
import { variantPaths } from "@/lib/base/page-experiments";
import { createPrismicClient } from "@/lib/content/prismic/client";
import { documentPath, isReleased } from "@/lib/content/prismic/documents";

/** How long the start waits: a slow CMS must not delay it further. */
const loadTimeoutMs = 3_000;
const refreshMs = 300_000;

let published: ReadonlySet<string> = new Set();
let fetchedAt = Number.NEGATIVE_INFINITY;

async function refresh(): Promise<void> {
  fetchedAt = performance.now();
  try {
    const uids = variantPaths.map((path) => path.split("/").at(-1) ?? "");
    const documents = await createPrismicClient().getAllByUIDs("page", uids);
    published = new Set(documents.filter(isReleased).map((document) => documentPath(document) ?? ""));
  } catch (error) {
    log("warn", "experiments.unavailable", describeError(error));
  }
}

/** First load. Resolves when it is known which variants have a page, or after a timeout. */
export async function loadVariants(): Promise<void> {
  await Promise.race([refresh(), sleep(loadTimeoutMs, undefined, { ref: false })]);
}

/** Whether the page of a variant is published, as of a few minutes ago. */
export function hasVariantPage(path: string): boolean {
  if (performance.now() - fetchedAt > refreshMs) void refresh();
  return published.has(path);
}
