import type { Metadata } from "next";
import { SearchPage } from "@/components/search/search-page";
import { SiteIndexLink } from "@/components/search/site-index";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { searchPage } from "@/lib/features/search/pages";
import { searchSite } from "@/lib/site/search/find";

// The one public page that is made for each request: results of words that nobody knows beforehand. It
// keeps the search working without script, is never indexed, and reads nothing but an index in memory. The
// index of all pages is a link here, because it is ten times the work of all else.
export const metadata: Metadata = buildPageMetadata({ ...searchPage, noIndex: true });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: Props) {
  const { q } = await searchParams;
  return (
    <SearchPage answer={await searchSite(q)}>
      <SiteIndexLink />
    </SearchPage>
  );
}
