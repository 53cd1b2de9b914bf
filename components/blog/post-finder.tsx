"use client";

import { type ComponentType, lazy, Suspense, useState } from "react";
import { SearchField } from "@/components/ui/search-field";
import { searchUnavailableText } from "./search-unavailable";

// If the search fails to load, the list of posts still works.
const PostResults = lazy(async (): Promise<{ default: ComponentType<{ query: string }> }> => {
  const loaded = await import("./post-results").catch(() => null);
  return { default: loaded?.PostResults ?? SearchUnavailable };
});

const SearchUnavailable = () => (
  <p aria-live="polite" className="mt-2 text-fg-2 text-sm">
    {searchUnavailableText}
  </p>
);

/**
 * Searches all posts, not only those on this page. The index of posts and the search's code are fetched when the search is first used.
 */
export function PostFinder() {
  const [query, setQuery] = useState("");
  const [isTouched, setTouched] = useState(false);
  return (
    <search className="mb-10 block noscript:hidden">
      <SearchField
        label="Search the blog"
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => setTouched(true)}
        placeholder="robots.txt, retry, schema drift"
        value={query}
      />
      {/* Text typed before hydration arrives as an input event, without a focus event. */}
      {(isTouched || query !== "") && (
        <Suspense>
          <PostResults query={query} />
        </Suspense>
      )}
    </search>
  );
}
