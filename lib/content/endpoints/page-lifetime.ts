import "server-only";
import { unstable_cache } from "next/cache";

/** The longest revalidation interval of a page in seconds. */
const longestRevalidate = 3600;

/** Next derives a page's tags and lifetime from its cached reads, so this reads a dummy value from the cache. */
async function readDummyCachedValue(
  key: string[],
  options: { tags?: string[]; revalidate: number },
): Promise<void> {
  try {
    await unstable_cache(async () => true, key, options)();
  } catch (error) {
    // Command-line programs and the server start read the same content outside of a page.
    if (!(error instanceof Error && error.message.includes("incrementalCache missing"))) throw error;
  }
}

/** Caps the cache lifetime of the page being rendered: Next uses the shortest of all cached values. */
export const limitPageLifetime = (seconds: number): Promise<void> =>
  readDummyCachedValue(["page-life", String(seconds)], { revalidate: seconds });

/**
 * Tags the page being rendered: it is regenerated when one of the tags is revalidated. Also caps its lifetime at an hour.
 */
export const tagCurrentPage = (tags: readonly string[]): Promise<void> =>
  readDummyCachedValue(["page-tags", ...tags], { tags: [...tags], revalidate: longestRevalidate });
