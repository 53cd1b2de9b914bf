"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { routes } from "@/lib/base/routes";
import {
  describeResults,
  groupHits,
  type SearchHit,
  type SearchResults,
} from "@/lib/features/search/results";
import { maxQueryLength, normalizeQuery, type TextSegment } from "@/lib/features/search/words";
import css from "./search-panel.module.css";
import { useSearch } from "./use-search";

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
function SearchHits({ results }: { results: SearchResults }) {
  return (
    <>
      {results.hits.length === 0 && (
        <p className="mt-2 max-w-[56ch] text-fg-2">
          Try fewer or different words, browse the{" "}
          <a className="link" href={routes.siteIndex()}>
            index of all pages
          </a>
          , or{" "}
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

/** The hits that can be focused: not those in closed groups. */
const listFocusableHits = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>("[data-search-hit]")].filter(
    (hit) => hit.closest("details:not([open])") === null,
  );

/** Moves the focus between field and results with the arrow keys; Escape returns to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>, input: HTMLElement | null) {
  if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (event.key === "Escape" && document.activeElement !== input) {
    input?.focus();
    return;
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const focusable = [input, ...listFocusableHits(event.currentTarget)].filter((element) => element !== null);
  const current = focusable.findIndex((element) => element.matches(":focus"));
  const next = focusable[current + (event.key === "ArrowDown" ? 1 : -1)];
  if (current === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

type SearchPanelProps = {
  /** Server-rendered results; null without a query (also for `?q=`), without hits for a blank one (`?q=+`). */
  initial: SearchResults | null;
  action: string;
  /** Breadcrumbs and heading, above the field. */
  header?: ReactNode;
};

/**
 * The search form and its results. It works as a plain form; with JavaScript it searches while typing and keeps the URL in
 * sync, so that results can be reloaded and shared.
 */
export function SearchPanel({ initial, action, header }: SearchPanelProps) {
  const { results, state, search } = useSearch(initial, action);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();

  // After the Back button, Next.js shows the page as it was first rendered, but the URL has the last query.
  useEffect(() => {
    const query = normalizeQuery(new URLSearchParams(location.search).get("q"));
    if (input.current === null || query === (initial?.query ?? "")) return;
    input.current.value = query;
    search(query, { isImmediate: true });
  }, [initial, search]);

  const shown = results?.query ? results : null;

  return (
    <search onKeyDown={(event) => moveFocus(event, input.current)}>
      <div className="bg-tint-100">
        <div className="wrap pt-5 pb-fluid-3">
          {header}
          <form
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              search(input.current?.value ?? "", { isImmediate: true });
            }}
          >
            <label className="font-[560] text-sm" htmlFor={inputId}>
              What are you looking for?
            </label>
            <div className="mt-2 flex max-w-190 gap-2">
              <input
                autoComplete="off"
                className="search-input h-13 w-full rounded-2 border border-rule-2 bg-ground-2 px-4 text-base text-fg"
                defaultValue={initial?.query}
                id={inputId}
                maxLength={maxQueryLength}
                name="q"
                onChange={(event) => search(event.target.value)}
                placeholder="Sticky sessions"
                ref={input}
                type="search"
              />
              <button
                className="bg-fg hover:bg-fg-hover flex-none rounded-2 px-6 font-[560] text-ground"
                type="submit"
              >
                Search
              </button>
            </div>
            <p className="note mt-2">
              <span role="status">
                {state === "failed" && "Search is not available. Press Enter to try again."}
              </span>
              {state !== "failed" && (
                <span className={`${css.keyboardHint} noscript:hidden`}>
                  Use the arrow keys to move through the results. Press Escape to return to this field.
                </span>
              )}
            </p>
          </form>
        </div>
      </div>
      <div
        className={cn("wrap data-loading:opacity-55", shown && "pt-fluid-2")}
        data-loading={state === "loading" || undefined}
      >
        {/* Always in the document: screen readers only announce changes of a live region that was there before. */}
        <p className="heading-3" role="status">
          {shown && describeResults(shown)}
        </p>
        {shown && <SearchHits results={shown} />}
      </div>
    </search>
  );
}
