import "server-only";
import { routes } from "@/lib/routes";
import { shareImagePath } from "./head";
import { listSitePages } from "./site-paths";

/** Pages that no list holds, because nobody is to find them; somebody may share them all the same. */
const unlisted = [routes.dashboardRedirect(), "/contact/received", "/contact/not-received"];

/** Every share image there is: one a page, but for cities. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listSitePages();
  return [...new Set([...pages.map(({ path }) => path), ...unlisted].map(shareImagePath))];
}
