"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { describeResults, type SearchResults } from "@/lib/features/search/results";
import { maxQueryLength, parseQuery } from "@/lib/features/search/words";
import { SearchHits } from "./search-hits";
import css from "./search-panel.module.css";
import { useSearch } from "./use-search";

const hitsIn = (root: Element | null) =>
  [...(root?.querySelectorAll<HTMLElement>("[data-search-hit]") ?? [])].filter(
    (hit) => hit.closest("details:not([open])") === null,
  );

/** Moves the focus between field and results with the arrow keys; Escape returns to the field. */
function moveFocus(event: KeyboardEvent, root: Element | null, input: HTMLElement | null) {
  if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (event.key === "Escape" && document.activeElement !== input) {
    input?.focus();
    return;
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [input, ...hitsIn(root)].filter((stop) => stop !== null);
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

type SearchPanelProps = {
  /** Server-rendered results; null without a query. */
  initial: SearchResults | null;
  action: string;
  /** Breadcrumbs and heading, above the field. */
  header?: ReactNode;
};

/**
 * The head of the search page, with the field and its results. A plain form; with JavaScript it searches while typing and
 * keeps the URL in sync, so that results can be reloaded and shared.
 */
export function SearchPanel({ initial, action, header }: SearchPanelProps) {
  const { results, state, search } = useSearch(initial, action);
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isEnhanced, setEnhanced] = useState(false);
  const inputId = useId();

  useEffect(() => setEnhanced(true), []);

  // After Back, Next restores the page as it was first rendered; the URL has the last query.
  useEffect(() => {
    const query = parseQuery(new URLSearchParams(location.search).get("q"));
    if (input.current === null || query === (initial?.query ?? "")) return;
    input.current.value = query;
    search(query, { isFinal: true });
  }, [initial, search]);

  const shown = results?.query ? results : null;

  return (
    <search onKeyDown={(event) => moveFocus(event, root.current, input.current)} ref={root}>
      <div className="bg-tint-100">
        <div className="wrap pt-5 pb-fluid-3">
          {header}
          <form
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              search(input.current?.value ?? "", { isFinal: true });
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
                placeholder="Sticky sessions, price per GB"
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
              {state !== "failed" && isEnhanced && (
                <span className={css.keys}>
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
        {/* Always in the document: screen readers only announce changes of an element that they know. */}
        <p className="heading-3" role="status">
          {shown && describeResults(shown)}
        </p>
        {shown && <SearchHits results={shown} />}
      </div>
    </search>
  );
}
