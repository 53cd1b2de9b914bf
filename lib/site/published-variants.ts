import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/base/log";
import { variantPaths } from "@/lib/base/page-experiments";
import { createPrismicClient } from "@/lib/content/prismic/client";
import { documentPath, isReleased } from "@/lib/content/prismic/documents";

/** The start waits this long; a slow CMS must not hold up the site. */
const startLimitMs = 3_000;
const refreshMs = 300_000;

let published: ReadonlySet<string> = new Set();
let askedAt = Number.NEGATIVE_INFINITY;

async function refresh(): Promise<void> {
  askedAt = performance.now();
  try {
    const uids = variantPaths.map((path) => path.split("/").at(-1) ?? "");
    const documents = await createPrismicClient().getAllByUIDs("page", uids);
    published = new Set(documents.filter(isReleased).map((document) => documentPath(document) ?? ""));
  } catch (error) {
    log("warn", "experiments.unavailable", describeError(error));
  }
}

/** Looks for the first time. Resolves when it is known which variants have a page, or late. */
export async function loadVariants(): Promise<void> {
  await Promise.race([refresh(), sleep(startLimitMs, undefined, { ref: false })]);
}

/** Whether the page of a variant is published, as it was known a few minutes ago. */
export function hasVariantPage(path: string): boolean {
  if (performance.now() - askedAt > refreshMs) void refresh();
  return published.has(path);
}
