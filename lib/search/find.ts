import "server-only";
import MiniSearch from "minisearch";
import { listQuestionGroups } from "@/lib/faq/questions";
import { routes } from "@/lib/routes";
import { isIndexed } from "@/lib/seo/head";
import { pageKinds } from "@/lib/seo/site-pages";
import { listSitePages } from "@/lib/seo/site-paths";
import type { SearchAnswer, SearchHit, SearchKind } from "./answer";
import { foldWord, markTerms, parseQuery, toTerm } from "./words";

type Entry = { path: string; title: string; description: string; keywords: string; kind: SearchKind };

/** What is looked for first: who types "proxy" wants products before terms that name them more often. */
const weights: Partial<Record<SearchKind, number>> = {
  product: 14,
  glossary: 1.15,
  legal: 0.7,
};
/** Pages deep in a section come after the pages that lead to them: a country before its cities. */
const depthWeights = [1.3, 1.3, 1.3, 1];
const depthWeight = (path: string) => depthWeights[path.split("/").length] ?? 0.6;
/** Who types the beginning of a title most likely means that page. */
const nameWeight = (query: string, stored: Record<string, unknown> | undefined) =>
  foldWord(String(stored?.title ?? "")).startsWith(foldWord(query)) ? 2 : 1;
const mostHits = 60;
/** Milliseconds that an index is used; then the next search makes a new one. */
const indexAge = 300_000;

async function listEntries(): Promise<Entry[]> {
  const [pages, groups] = await Promise.all([listSitePages(), listQuestionGroups()]);
  const fromPages = pages
    .filter((page) => isIndexed(page.path, page.noIndex))
    .map(
      ({ path, title, description, keywords = "", kind }): Entry => ({
        path,
        title,
        description,
        keywords,
        kind,
      }),
    );
  const fromQuestions = groups
    .flatMap(({ questions }) => questions)
    .map(
      ({ id, question, answer, group }): Entry => ({
        path: `${routes.faq()}#${id}`,
        title: question,
        description: answer,
        keywords: group,
        kind: "question",
      }),
    );
  return [...fromPages, ...fromQuestions];
}

function buildIndex(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "keywords", "description"],
    storeFields: ["path", "title", "description", "kind"],
    processTerm: toTerm,
  });
  index.addAll(entries);
  return index;
}

let kept: { at: number; index: Promise<MiniSearch<Entry>> } | null = null;

/** The index, made at most every five minutes. A failure is not kept. */
function getIndex(now: number): Promise<MiniSearch<Entry>> {
  if (kept && now - kept.at < indexAge) return kept.index;
  const index = listEntries().then(buildIndex);
  const made = { at: now, index };
  kept = made;
  index.catch(() => {
    if (kept === made) kept = null;
  });
  return index;
}

const kinds: readonly SearchKind[] = [...pageKinds, "question"];
const kindOf = (stored: Record<string, unknown> | undefined) =>
  kinds.find((kind) => kind === stored?.kind) ?? null;

function toHit(result: Record<string, unknown> & { terms: string[] }): SearchHit[] {
  const { path, title, description, terms } = result;
  const kind = kindOf(result);
  if (typeof path !== "string" || typeof title !== "string" || kind === null) return [];
  return [
    { path, kind, title: markTerms(title, terms), description: markTerms(String(description ?? ""), terms) },
  ];
}

/**
 * Pages and questions that fit a query, best first, at most 60. Words may be unfinished, and long ones may
 * have a typo; a result holds every word, and only where there is none, any of them.
 */
export async function searchSite(value: unknown): Promise<SearchAnswer> {
  const query = parseQuery(value);
  if (query === "") return { query, hits: [] };
  const index = await getIndex(Date.now());
  const options = {
    prefix: true,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, keywords: 2 },
    boostDocument: (path: string, _term: string, stored?: Record<string, unknown>) =>
      depthWeight(path) * (weights[kindOf(stored) ?? "company"] ?? 1) * nameWeight(query, stored),
  };
  const strict = index.search(query, { ...options, combineWith: "AND" });
  const found = strict.length > 0 ? strict : index.search(query, { ...options, combineWith: "OR" });
  return { query, hits: found.slice(0, mostHits).flatMap(toHit) };
}
