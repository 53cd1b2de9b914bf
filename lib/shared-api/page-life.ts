import "server-only";
import { unstable_cache } from "next/cache";

/**
 * Lets the page that is being rendered live for at most `seconds`. Next renews a page as often as the
 * shortest-lived cached value it was made of says; this reads such a value. Longer limits of the page
 * itself give way, shorter ones stay.
 */
export async function limitPageLife(seconds: number): Promise<void> {
  await unstable_cache(async () => seconds, ["page-life", String(seconds)], { revalidate: seconds })();
}
