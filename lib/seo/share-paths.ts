import "server-only";
import { shareImagePath } from "./head";
import { listSitePages } from "./site-paths";

/** Every share image there is: one a page, but for cities. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listSitePages();
  return [...new Set(pages.map(({ path }) => shareImagePath(path)))];
}
