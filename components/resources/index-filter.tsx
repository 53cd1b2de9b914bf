"use client";

import { type ReactNode, useRef, useState } from "react";
import { filterEntries } from "@/components/ui/filter-entries";
import { SearchField } from "@/components/ui/search-field";

type IndexFilterProps = {
  label: string;
  placeholder: string;
  /** What is counted: "entries", "terms". */
  noun: string;
  /** Elements with `data-entry` are filtered by their text and `data-words`. */
  children: ReactNode;
};

/** A search field that hides entries of a server-rendered index; without JavaScript all are shown. */
export function IndexFilter({ label, placeholder, noun, children }: IndexFilterProps) {
  const index = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ shown: number; all: number } | null>(null);

  const filter = (query: string) => {
    const { entries, shown } = filterEntries(index.current, query);
    setFound(query.trim() === "" ? null : { shown: shown.length, all: entries.length });
  };

  return (
    <div>
      <search className="block">
        <SearchField
          label={label}
          onChange={(event) => filter(event.target.value)}
          placeholder={placeholder}
        />
      </search>
      <p aria-live="polite" className="mt-2 min-h-6 text-fg-2 text-sm">
        {found &&
          `${found.shown === 0 ? "None" : found.shown} of ${found.all} ${noun} ${found.shown === 1 ? "matches" : "match"}`}
      </p>
      <div ref={index}>{children}</div>
    </div>
  );
}
