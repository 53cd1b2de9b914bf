import "server-only";
import { routes } from "@/lib/base/routes";
import { shareImagePath } from "@/lib/content/seo/head";
import { resultPaths } from "@/lib/features/leads/result-pages";
import { listSitePages } from "./site-paths";

/** Pages that are in no list but may still be shared. */
const unlisted = [routes.dashboardRedirect(), ...resultPaths];

/** Paths of all share images: one per page, except for cities. */
export async function listSharePaths(): Promise<string[]> {
  const pages = await listSitePages();
  return [...new Set([...pages.map(({ path }) => path), ...unlisted].map(shareImagePath))];
}
