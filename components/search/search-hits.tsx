import { routes } from "@/lib/base/routes";
import { groupHits, type SearchHit, type SearchResults } from "@/lib/features/search/results";
import type { TextSegment } from "@/lib/features/search/words";
import css from "./search-hits.module.css";

const shownPerKind = 5;

function Marked({ segments }: { segments: readonly TextSegment[] }) {
  let offset = 0;
  return segments.map(({ text, isHit }) => {
    offset += text.length;
    return isHit ? <mark key={offset}>{text}</mark> : text;
  });
}

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li className="border-rule border-b">
      <a className={`${css.searchHit} grid gap-0.5 py-3.25`} data-search-hit href={hit.path}>
        <span className="font-[560]">
          <Marked segments={hit.title} />
        </span>
        <span className="max-w-[78ch] text-sm text-fg-2">
          <Marked segments={hit.description} />
        </span>
      </a>
    </li>
  );
}

function Hits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul>
      {hits.map((hit) => (
        <Hit hit={hit} key={hit.path} />
      ))}
    </ul>
  );
}

/** Search results by kind; the kind of the best hit comes first. */
export function SearchHits({ results }: { results: SearchResults }) {
  return (
    <>
      {results.hits.length === 0 && (
        <p className="mt-2 max-w-[56ch] text-fg-2">
          Try fewer or different words, browse the list of all pages below, or{" "}
          <a className="link" href={routes.contact()}>
            ask sales
          </a>
          .
        </p>
      )}
      {groupHits(results.hits).map(({ kind, name, hits }) => (
        <section aria-label={name} className="mt-8 grid gap-x-6 gap-y-2 md:grid-cols-12" key={kind}>
          <h2 className="border-fg border-t pt-3 font-[560] text-sm md:col-span-3">
            {name} <span className="figure ml-1 font-normal text-fg-3">{hits.length}</span>
          </h2>
          <div className="md:col-span-9 md:border-fg md:border-t">
            <Hits hits={hits.slice(0, shownPerKind)} />
            {hits.length > shownPerKind && (
              <details>
                <summary className="w-fit py-3 font-[550] text-accent text-sm">
                  {hits.length - shownPerKind} more
                </summary>
                <Hits hits={hits.slice(shownPerKind)} />
              </details>
            )}
          </div>
        </section>
      ))}
    </>
  );
}
