import "server-only";
import { routes } from "@/lib/base/routes";
import { shareImagePath } from "@/lib/content/seo/head";
import { resultPaths } from "@/lib/features/leads/result-pages";
import { listSitePages } from "./site-paths";

/** Pages that no list holds, because nobody is to find them; somebody may share them all the same. */
const unlisted = [routes.dashboardRedirect(), ...resultPaths];

/** Every share image there is: one a page, but for cities. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listSitePages();
  return [...new Set([...pages.map(({ path }) => path), ...unlisted].map(shareImagePath))];
}
