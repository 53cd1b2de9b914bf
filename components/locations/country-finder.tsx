"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** What a country can have, as `data-has` of its row lists it. */
export type FinderFilter = { value: string; label: string };

const toWords = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();

/** A row shows when its words hold the start of each word asked for, and it has what is asked for. */
function matches(row: HTMLElement, query: string, wanted: string): boolean {
  const words = ` ${row.dataset.words ?? ""}`;
  const asked = toWords(query).split(/\s+/).filter(Boolean);
  const has = wanted === "" || (row.dataset.has ?? "").split(" ").includes(wanted);
  return has && asked.every((word) => words.includes(` ${word}`));
}

/**
 * Search above the table of countries. The rows are the server's: they are hidden and shown in place, so the
 * table is whole without scripts and is not sent twice.
 */
export function CountryFinder({
  filters,
  total,
  nothing,
  children,
}: {
  filters: readonly FinderFilter[];
  total: number;
  /** Shown when no country matches. */
  nothing: ReactNode;
  children: ReactNode;
}) {
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState("");
  const [shown, setShown] = useState(total);

  useEffect(() => {
    let count = 0;
    for (const group of table.current?.querySelectorAll("tbody") ?? []) {
      let inGroup = 0;
      for (const row of group.querySelectorAll<HTMLElement>("tr[data-words]")) {
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
      <search className="finder">
        <label className="finder-field">
          <span>Country or city</span>
          <input
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setQuery("");
            }}
            placeholder="Kenya, Deutschland, Lyon"
            type="search"
            value={query}
          />
        </label>
        <label className="finder-field">
          <span>That has</span>
          <select onChange={(event) => setWanted(event.target.value)} value={wanted}>
            <option value="">any service</option>
            {filters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p aria-live="polite" className="finder-count">
          {shown === total ? `${total} countries` : `${shown} of ${total} countries`}
        </p>
      </search>
      <div ref={table}>{children}</div>
      {shown === 0 && <div className="finder-nothing">{nothing}</div>}
    </>
  );
}
