import { SearchPage } from "@/components/search/search-page";
import { SiteIndex } from "@/components/search/site-index";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { searchPage } from "@/lib/features/search/pages";
import { listIndexGroups } from "@/lib/site/search/site-index";

export const metadata = buildPageMetadata(searchPage);

/** The search page without a query; `queryPages` sends requests with one to `./results`. */
export default async function Page() {
  return (
    <SearchPage results={null}>
      <SiteIndex groups={await listIndexGroups()} />
    </SearchPage>
  );
}
