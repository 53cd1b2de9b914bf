import { kindNames, type PageKind } from "@/lib/content/seo/site-pages";
import type { TextSegment } from "./words";

/** Groups of results: page kinds, and single questions with their answers. */
export type SearchKind = PageKind | "question";

export type SearchHit = { path: string; kind: SearchKind; title: TextSegment[]; description: TextSegment[] };
export type SearchResults = { query: string; hits: SearchHit[]; hasMore: boolean };

type HitGroup = { kind: SearchKind; name: string; hits: SearchHit[] };

/** The hits by kind; the kind of the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  // This runs in the browser, and not all supported ones have Map.groupBy.
  const kinds = new Set(hits.map(({ kind }) => kind));
  return Array.from(kinds, (kind) => ({
    kind,
    name: kind === "question" ? "Questions and answers" : kindNames[kind],
    hits: hits.filter((hit) => hit.kind === kind),
  }));
}

/** The number of results in words: "12 results for “session”", "First 60 results for “proxy”. Add …". */
export function describeResults({ query, hits, hasMore }: SearchResults): string {
  if (hits.length === 0) return `Nothing found for “${query}”`;
  if (hasMore) return `First ${hits.length} results for “${query}”. Add a word to narrow the search.`;
  return `${hits.length === 1 ? "1 result" : `${hits.length} results`} for “${query}”`;
}
