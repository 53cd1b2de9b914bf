"use client";

import { lazy, Suspense, useId, useState } from "react";
import { SearchField } from "@/components/ui/search-field";

const PostResults = lazy(async () => ({ default: (await import("./post-results")).PostResults }));

/**
 * Searches all posts, not only those on this page. Posts and code are fetched when the search is first used.
 */
export function PostFinder() {
  const id = useId();
  const [query, setQuery] = useState("");
  const [isTouched, setTouched] = useState(false);
  return (
    <search className="mb-10 block noscript:hidden">
      <SearchField
        id={id}
        label="Search the blog"
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => setTouched(true)}
        placeholder="Search the blog"
        value={query}
      />
      {isTouched && (
        <Suspense>
          <PostResults query={query} />
        </Suspense>
      )}
    </search>
  );
}
