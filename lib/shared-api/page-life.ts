import "server-only";
import { unstable_cache } from "next/cache";

/** Seconds after which a page that had to do without an answer is made again. */
const lifeWithout = 60;

// Next renews a page as often as the shortest-lived cached value it was made of says; this is such a value.
const shortLived = unstable_cache(async () => lifeWithout, ["shared-api", "without"], {
  revalidate: lifeWithout,
});

/** The page that is being rendered lacks an answer: it must not stay so for its usual hour. */
export async function shortenPageLife(): Promise<void> {
  await shortLived();
}
