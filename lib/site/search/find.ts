import "server-only";
import MiniSearch from "minisearch";
import { cacheFor } from "@/lib/base/cache-for";
import { foldText } from "@/lib/base/format/fold";
import { routes } from "@/lib/base/routes";
import { isIndexed } from "@/lib/content/seo/head";
import { listQuestionGroups } from "@/lib/features/faq/questions";
import { markPage } from "@/lib/features/search/excerpt";
import type { SearchKind, SearchResults } from "@/lib/features/search/results";
import { listTerms, normalizeQuery, toTerm } from "@/lib/features/search/words";
import { listSitePages } from "@/lib/site/site-paths";

type SearchText = { path: string; title: string; description: string; keywords: string; kind: SearchKind };
/** A page or question with its score multiplier and normalized title. */
type Entry = SearchText & { weight: number; foldedTitle: string };
type Index = { miniSearch: MiniSearch<Entry>; entries: ReadonlyMap<unknown, Entry> };

/**
 * Score multipliers: a search for "proxy" should list products before glossary terms that repeat the word. Glossary terms
 * rank slightly above other pages, legal pages below.
 */
const weights: Partial<Record<SearchKind, number>> = {
  product: 14,
  glossary: 1.15,
  legal: 0.7,
};
/** By depth, 0.6 below: a country ranks before its cities. */
const depthWeights = [1.3, 1];
const depthWeight = (path: string) => depthWeights[path.split("/").length - 2] ?? 0.6;
/** Multiplier for a title that starts with the query. */
const prefixWeight = 2;
const maxHits = 60;
/** How long an index is used, in ms. */
const indexTtlMs = 300_000;

/**
 * SECURITY: limits the cost of one word. A single letter is a prefix of half of all words, and a long word
 * has too many possible misspellings.
 */
const minPrefixLength = 2;
const typos = { minLength: 5, maxLength: 20, maxDistanceRatio: 0.2, maxDistance: 2 };

async function listTexts(): Promise<SearchText[]> {
  const [pages, groups] = await Promise.all([listSitePages(), listQuestionGroups()]);
  const fromPages = pages
    .filter((page) => isIndexed(page.path, page.noIndex))
    .map((page): SearchText => ({ ...page, keywords: page.keywords ?? "" }));
  const fromQuestions = groups
    .flatMap(({ questions }) => questions)
    .map(
      ({ id, question, answer, group }): SearchText => ({
        path: `${routes.faq()}#${id}`,
        title: question,
        description: answer,
        keywords: group,
        kind: "question",
      }),
    );
  return [...fromPages, ...fromQuestions];
}

async function buildIndex(texts: readonly SearchText[]): Promise<Index> {
  // MiniSearch rejects a second text with the same path, so every search would fail.
  const byPath = new Map(texts.map((text) => [text.path, text]));
  const entries = Array.from(byPath.values(), (text) => ({
    ...text,
    weight: depthWeight(text.path) * (weights[text.kind] ?? 1),
    foldedTitle: foldText(text.title),
  }));
  const miniSearch = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "keywords", "description"],
    processTerm: toTerm,
  });
  // In chunks, because all pages at once would block the event loop for most of a second.
  await miniSearch.addAllAsync(entries, { chunkSize: 10 });
  return { miniSearch, entries: new Map(entries.map((entry) => [entry.path, entry])) };
}

const getIndex = cacheFor(indexTtlMs, async () => buildIndex(await listTexts()));

const allowsTypos = ({ length }: string) => length >= typos.minLength && length <= typos.maxLength;

/**
 * Pages and questions that match a query, best first, at most `maxHits`. Words may be incomplete, and long ones may
 * have a typo. Results contain every word; only if there are none, any of them.
 */
export async function searchSite(value: unknown): Promise<SearchResults> {
  const query = normalizeQuery(value);
  const terms = listTerms(query);
  if (terms.length === 0) return { query, hits: [], hasMore: false };
  const { miniSearch, entries } = await getIndex();
  const prefix = foldText(query);
  const found = miniSearch.search(query, {
    // The query is already split and normalized.
    tokenize: () => terms,
    processTerm: (term) => term,
    prefix: ({ length }) => length >= minPrefixLength,
    fuzzy: (term) => allowsTypos(term) && typos.maxDistanceRatio,
    maxFuzzy: typos.maxDistance,
    boost: { title: 4, keywords: 2 },
    boostDocument: (path) => {
      const { weight, foldedTitle } = entries.get(path) ?? { weight: 1, foldedTitle: "" };
      return foldedTitle.startsWith(prefix) ? weight * prefixWeight : weight;
    },
  });
  const fullMatches = found.filter(({ queryTerms }) => queryTerms.length === terms.length);
  const matches = fullMatches.length > 0 ? fullMatches : found;
  const hits = matches.slice(0, maxHits).flatMap(({ id, terms: matched }) => {
    const entry = entries.get(id);
    return entry ? [{ path: entry.path, kind: entry.kind, ...markPage(entry, matched) }] : [];
  });
  return { query, hits, hasMore: matches.length > maxHits };
}
