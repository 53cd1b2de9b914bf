import { Trail } from "@/components/page/trail";
import { routes } from "@/lib/routes";
import type { SearchAnswer } from "@/lib/search/answer";
import type { IndexGroup } from "@/lib/search/site-index";
import { SearchBox } from "./search-box";
import { SiteIndex } from "./site-index";

/** The search with what it found, above an index of all pages. */
export function SearchPage({
  answer,
  groups,
}: {
  answer: SearchAnswer | null;
  groups: readonly IndexGroup[];
}) {
  return (
    <>
      <section className="bg-tint-100">
        <div className="wrap pt-2.5 pb-[clamp(40px,5vw,72px)]">
          <Trail items={[{ label: "Search" }]} />
          <h1 className="heading-1 mt-[clamp(24px,4vw,56px)]">Find your way</h1>
          <div className="mt-4">
            <SearchBox action={routes.search()} initial={answer} />
          </div>
        </div>
      </section>
      <SiteIndex groups={groups} />
    </>
  );
}
