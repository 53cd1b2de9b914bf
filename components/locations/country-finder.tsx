"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { foldWords, matchesWords } from "@/lib/features/locations/match-words";
import type { CityMatchesProps, CountryRow } from "./city-matches";

/** Country features, as listed in a row's `data-has`. */
type FinderFilter = { value: string; label: string };

const fieldClasses = "h-11.5 w-full rounded-2 border border-rule-2 bg-ground-2 px-3.5 hover:border-fg-3";

// If the city search fails to load, the table still works.
const CityMatches = lazy(async (): Promise<{ default: ComponentType<CityMatchesProps> }> => {
  const loaded = await import("./city-matches").catch(() => null);
  return { default: loaded?.CityMatches ?? (() => null) };
});

/** A row is shown if each query word is a prefix of one of its words, and it has the selected features. */
function matches(row: HTMLElement, query: string, wanted: string): boolean {
  const words = row.dataset.words?.split(" ") ?? [];
  const has = wanted === "" || (row.dataset.has ?? "").split(" ").includes(wanted);
  return has && matchesWords(words, foldWords(query));
}

const rowsOf = (part: ParentNode) => part.querySelectorAll<HTMLElement>("tr[data-words]");

function readCountryRow(row: HTMLElement): CountryRow[] {
  const link = row.querySelector("a");
  const { code, has = "", pages = "" } = row.dataset;
  if (!link || code === undefined) return [];
  const words = (list: string) => list.split(" ").filter(Boolean);
  return [{ code, name: link.textContent, href: link.pathname, has: words(has), pages: words(pages) }];
}

/**
 * Search above the table of countries. It hides and shows the rows that the server rendered, so the table
 * works without JavaScript and is not sent twice. Cities are fetched when
 * a visitor uses the search.
 */
export function CountryFinder({
  filters,
  total,
  emptyMessage,
  children,
}: {
  filters: readonly FinderFilter[];
  total: number;
  /** Shown when no country matches. */
  emptyMessage: ReactNode;
  children: ReactNode;
}) {
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState("");
  const [shown, setShown] = useState(total);
  const [rows, setRows] = useState<readonly CountryRow[] | null>(null);

  const readRows = () => {
    if (table.current) setRows([...rowsOf(table.current)].flatMap(readCountryRow));
  };

  useEffect(() => {
    let count = 0;
    for (const group of table.current?.querySelectorAll("tbody") ?? []) {
      let inGroup = 0;
      for (const row of rowsOf(group)) {
        row.hidden = !matches(row, query, wanted);
        if (!row.hidden) inGroup++;
      }
      group.hidden = inGroup === 0;
      count += inGroup;
    }
    setShown(count);
  }, [query, wanted]);

  return (
    <>
      <search className="mb-5 grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 md:grid-cols-[minmax(0,380px)_minmax(0,280px)_auto] md:justify-start noscript:hidden">
        <label>
          <span className="mb-1.5 block text-sm font-[520]">Country or city</span>
          <input
            autoComplete="off"
            className={fieldClasses}
            onChange={(event) => {
              // A text typed before hydration comes without a focus.
              if (rows === null) readRows();
              setQuery(event.target.value);
            }}
            onFocus={readRows}
            onKeyDown={(event) => {
              if (event.key === "Escape") setQuery("");
            }}
            placeholder="Kenya, Deutschland, Lyon"
            type="search"
            value={query}
          />
        </label>
        <label>
          <span className="mb-1.5 block text-sm font-[520]">Available</span>
          <select
            className={`${fieldClasses} pr-8`}
            onChange={(event) => setWanted(event.target.value)}
            value={wanted}
          >
            <option value="">any product</option>
            {filters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p aria-live="polite" className="text-sm leading-11.5 text-fg-2">
          {shown === total ? `${total} countries` : `${shown} of ${total} countries`}
        </p>
      </search>
      {rows && (
        <Suspense>
          <CityMatches rows={rows} query={query} wanted={wanted} />
        </Suspense>
      )}
      <div data-wanted={wanted} ref={table}>
        {children}
      </div>
      {shown === 0 && <div className="py-10">{emptyMessage}</div>}
    </>
  );
}
