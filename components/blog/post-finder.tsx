"use client";

import { lazy, Suspense, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";

const PostResults = lazy(async () => ({ default: (await import("./post-results")).PostResults }));

/** A search over all notes, not only those on this page. Posts and code are fetched when a reader comes to it. */
export function PostFinder() {
  const id = useId();
  const [query, setQuery] = useState("");
  const [isTouched, setTouched] = useState(false);
  return (
    <search className="post-finder">
      <div className="index-search">
        <label className="sr-only" htmlFor={id}>
          Search all field notes
        </label>
        <Icon className="index-search-icon" name="search" size={18} />
        <input
          autoComplete="off"
          className="index-input"
          enterKeyHint="search"
          id={id}
          onChange={(event) => setQuery(event.target.value)}
          onFocus={() => setTouched(true)}
          placeholder="Search all field notes"
          type="search"
          value={query}
        />
      </div>
      {isTouched && (
        <Suspense>
          <PostResults query={query} />
        </Suspense>
      )}
    </search>
  );
}
