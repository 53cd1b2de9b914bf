import type { ReactNode } from "react";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { SearchResults } from "@/lib/features/search/results";
import { SearchPanel } from "./search-panel";

/** The search box with results, above `children`: the index of all pages, or a link to it. */
export function SearchPage({ results, children }: { results: SearchResults | null; children: ReactNode }) {
  return (
    <>
      <SearchPanel
        action={routes.search()}
        header={
          <>
            <PageBreadcrumbs items={[{ label: "Search" }]} />
            <h1 className="heading-1 mt-fluid-1 mb-8">Search all pages</h1>
          </>
        }
        initial={results}
      />
      {children}
    </>
  );
}
