import "server-only";
import { unstable_cache } from "next/cache";

/** Seconds after which a page is made anew even if nothing has said so. */
const renewAfter = 3600;

/**
 * Reads a cached value of nothing: Next learns tags and lifetime of the page that is being made from its cached
 * reads.
 */
async function readMark(key: string[], options: { tags?: string[]; revalidate: number }): Promise<void> {
  try {
    await unstable_cache(async () => true, key, options)();
  } catch (error) {
    // Programs and the start of the server read the same content, where there is no page to mark.
    if (!(error instanceof Error && error.message.includes("incrementalCache missing"))) throw error;
  }
}

/**
 * Lets the page that is being rendered live for at most `seconds`. Next renews a page as often as the
 * shortest-lived cached value it was made of says. Longer limits of the page itself give way, shorter ones stay.
 */
export const limitPageLife = (seconds: number): Promise<void> =>
  readMark(["page-life", String(seconds)], { revalidate: seconds });

/** Marks the page that is being made: it is made anew when one of the tags is revalidated. */
export const tagCurrentPage = (tags: readonly string[]): Promise<void> =>
  readMark(["page-tags", ...tags], { tags: [...tags], revalidate: renewAfter });
