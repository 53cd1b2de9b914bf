import { SearchPage } from "@/components/search/search-page";
import { SiteIndexLink } from "@/components/search/site-index";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { searchPage } from "@/lib/features/search/pages";
import { searchSite } from "@/lib/site/search/find";

// Rendered for each request, so that the search works without JavaScript; it only reads an index in memory. It links to the
// index of all pages, because rendering that takes ten times as long.
export const metadata = buildPageMetadata({ ...searchPage, noIndex: true });

export default async function Page({ searchParams }: PageProps<"/search/results">) {
  const { q } = await searchParams;
  return (
    <SearchPage results={await searchSite(q)}>
      <SiteIndexLink />
    </SearchPage>
  );
}
