import type { PageKind } from "@/lib/content/seo/site-pages";
import { kindNames } from "@/lib/content/seo/site-pages";
import type { TextSegment } from "./words";

/** Groups of results: page kinds, and single questions with their answers. */
export type SearchKind = PageKind | "question";

export type SearchHit = { path: string; kind: SearchKind; title: TextSegment[]; description: TextSegment[] };
export type SearchResults = { query: string; hits: SearchHit[]; hasMore: boolean };

type HitGroup = { kind: SearchKind; name: string; hits: SearchHit[] };

/** The hits by kind; the kind of the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return Array.from(
    Map.groupBy(hits, ({ kind }) => kind),
    ([kind, grouped]) => ({
      kind,
      name: kind === "question" ? "Questions and answers" : kindNames[kind],
      hits: grouped,
    }),
  );
}

/** The number of results in words: "12 results for “session”", "First 60 results for “proxy”". */
export function describeResults({ query, hits, hasMore }: SearchResults): string {
  if (hits.length === 0) return `Nothing found for “${query}”`;
  if (hasMore) return `First ${hits.length} results for “${query}”`;
  return `${hits.length === 1 ? "1 result" : `${hits.length} results`} for “${query}”`;
}
