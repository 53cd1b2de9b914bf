import "server-only";
import { kindNames } from "@/lib/content/seo/crumbs";
import { isIndexed } from "@/lib/content/seo/head";
import { type PageKind, pageKinds, type SitePage } from "@/lib/content/seo/site-pages";
import { listSitePages } from "@/lib/site/site-paths";

type IndexEntry = { path: string; label: string };
export type IndexGroup = { kind: PageKind; name: string; entries: IndexEntry[] };

/** Kinds whose titles are "name: description"; the index shows the name only. */
const namedFirst: readonly PageKind[] = ["location", "glossary"];

/** "Albania proxies: 94K residential IPs" becomes "Albania" among the locations. */
function toEntry({ path, title, kind }: SitePage): IndexEntry {
  const isCountry = /^\/location-proxy\/[^/]+$/.test(path);
  const name = namedFirst.includes(kind) ? title.replace(/:.*$/, "") : title;
  return { path, label: isCountry ? name.replace(/ proxies$/, "") : name };
}

/** Cities are linked from their country's page; thousands of entries would make the index useless. */
const isListed = ({ path, noIndex }: SitePage) =>
  isIndexed(path, noIndex) && path !== "/" && !/^\/location-proxy\/[^/]+\/./.test(path);

/** Every page except cities, by kind and from A to Z. */
export async function listIndexGroups(): Promise<IndexGroup[]> {
  const pages = (await listSitePages()).filter(isListed);
  return pageKinds.flatMap((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    if (own.length === 0) return [];
    const entries = own.map(toEntry).sort((a, b) => a.label.localeCompare(b.label, "en"));
    return [{ kind, name: kindNames[kind], entries }];
  });
}
