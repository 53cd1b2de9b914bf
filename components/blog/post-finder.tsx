"use client";

import { lazy, Suspense, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import indexSearchCss from "@/components/ui/index-search.module.css";
import css from "./post-finder.module.css";

const PostResults = lazy(async () => ({ default: (await import("./post-results")).PostResults }));

/**
 * Searches all posts, not only those on this page. Posts and code are fetched when the search is first used.
 */
export function PostFinder() {
  const id = useId();
  const [query, setQuery] = useState("");
  const [isTouched, setTouched] = useState(false);
  return (
    <search className={`${css.postFinder} mb-10 noscript:hidden`}>
      <div className={indexSearchCss.indexSearch}>
        <label className="sr-only" htmlFor={id}>
          Search the blog
        </label>
        <Icon className={indexSearchCss.indexSearchIcon} name="search" size={18} />
        <input
          autoComplete="off"
          className={`index-input ${indexSearchCss.indexInput}`}
          enterKeyHint="search"
          id={id}
          onChange={(event) => setQuery(event.target.value)}
          onFocus={() => setTouched(true)}
          placeholder="Search the blog"
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
