import type { Metadata } from "next";
import { SearchPage } from "@/components/search/search-page";
import { searchSite } from "@/lib/search/find";
import { searchPage } from "@/lib/search/pages";
import { listIndexGroups } from "@/lib/search/site-index";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

// The one public page that is made for each request: results of words that nobody knows beforehand. It
// keeps the search working without script, is never indexed, and reads nothing but an index in memory.
export const metadata: Metadata = buildPageMetadata({ ...searchPage, noIndex: true });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: Props) {
  const [{ q }, groups] = await Promise.all([searchParams, listIndexGroups()]);
  return <SearchPage answer={await searchSite(q)} groups={groups} />;
}
