import "server-only";
import { isIndexed } from "@/lib/content/seo/head";
import { kindNames, type PageEntry, type PageKind, pageKinds } from "@/lib/content/seo/site-pages";
import { listSitePages } from "@/lib/site/site-paths";

type IndexEntry = { path: string; label: string };
export type IndexGroup = { kind: PageKind; name: string; entries: IndexEntry[] };

/** Kinds whose titles are "name: description"; the index shows the name only. */
const kindsWithNameFirst: readonly PageKind[] = ["location", "glossary"];

/** "Albania proxies: 94K residential IPs" becomes "Albania" among the locations. */
function toEntry({ path, title, kind }: PageEntry): IndexEntry {
  const isCountry = /^\/location-proxy\/[^/]+$/.test(path);
  const name = kindsWithNameFirst.includes(kind) ? title.replace(/:.*$/, "") : title;
  return { path, label: isCountry ? name.replace(/ proxies$/, "") : name };
}

/** Pages of cities and lists of posts: they are linked from the country and from the blog. */
const unlisted = /^\/(?:location-proxy\/[^/]+\/.|blog\/(?:page|category)\/)/;

const isListed = ({ path, noIndex }: PageEntry) =>
  isIndexed(path, noIndex) && path !== "/" && !unlisted.test(path);

/** All indexed pages except the home page and `unlisted`, grouped by kind: the kind's overview first, then A to Z. */
export async function listIndexGroups(): Promise<IndexGroup[]> {
  const pages = (await listSitePages()).filter(isListed);
  return pageKinds.flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    if (ofKind.length === 0) return [];
    // The overview's path is the beginning of all others: `/blog`.
    const isOverview = ({ path }: IndexEntry) => ofKind.every((page) => page.path.startsWith(path));
    const entries = ofKind
      .map(toEntry)
      .sort((a, b) => Number(isOverview(b)) - Number(isOverview(a)) || a.label.localeCompare(b.label, "en"));
    return [{ kind, name: kindNames[kind], entries }];
  });
}
