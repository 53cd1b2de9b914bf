import "server-only";
import MiniSearch from "minisearch";
import { routes } from "@/lib/base/routes";
import { isIndexed } from "@/lib/content/seo/head";
import { listQuestionGroups } from "@/lib/features/faq/questions";
import type { SearchAnswer, SearchHit, SearchKind } from "@/lib/features/search/answer";
import { foldWord, listTerms, markTerms, parseQuery, toTerm } from "@/lib/features/search/words";
import { listSitePages } from "@/lib/site/site-paths";

type Text = { path: string; title: string; description: string; keywords: string; kind: SearchKind };
/** A page or question with what its score is multiplied by, and its title as it is compared. */
type Entry = Text & { weight: number; foldedTitle: string };
type Index = { words: MiniSearch<Entry>; entries: ReadonlyMap<unknown, Entry> };

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
const beginningWeight = 2;
const mostHits = 60;
/** Milliseconds that an index is used; then the next search makes a new one. */
const indexAge = 300_000;

/**
 * SECURITY: what one word may cost. A single letter begins half of all words, and the spellings within reach of
 * a long word are too many to look through.
 */
const shortestBeginning = 2;
const misspelled = { shortest: 5, longest: 20, share: 0.2, most: 2 };

async function listTexts(): Promise<Text[]> {
  const [pages, groups] = await Promise.all([listSitePages(), listQuestionGroups()]);
  const fromPages = pages
    .filter((page) => isIndexed(page.path, page.noIndex))
    .map(
      ({ path, title, description, keywords = "", kind }): Text => ({
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
      ({ id, question, answer, group }): Text => ({
        path: `${routes.faq()}#${id}`,
        title: question,
        description: answer,
        keywords: group,
        kind: "question",
      }),
    );
  return [...fromPages, ...fromQuestions];
}

function buildIndex(texts: readonly Text[]): Index {
  const entries = texts.map((text) => ({
    ...text,
    weight: depthWeight(text.path) * (weights[text.kind] ?? 1),
    foldedTitle: foldWord(text.title),
  }));
  const words = new MiniSearch<Entry>({
    idField: "path",
    fields: ["title", "keywords", "description"],
    processTerm: toTerm,
  });
  words.addAll(entries);
  return { words, entries: new Map(entries.map((entry) => [entry.path, entry])) };
}

let kept: { at: number; index: Promise<Index> } | null = null;

/** The index, made at most every five minutes. A failure is not kept. */
function getIndex(now: number): Promise<Index> {
  if (kept && now - kept.at < indexAge) return kept.index;
  const index = listTexts().then(buildIndex);
  const made = { at: now, index };
  kept = made;
  index.catch(() => {
    if (kept === made) kept = null;
  });
  return index;
}

const toHit = ({ path, kind, title, description }: Entry, terms: string[]): SearchHit => ({
  path,
  kind,
  title: markTerms(title, terms),
  description: markTerms(description, terms),
});

const isGuessed = ({ length }: string) => length >= misspelled.shortest && length <= misspelled.longest;

/**
 * Pages and questions that fit a query, best first, at most 60. Words may be unfinished, and long ones may
 * have a typo; a result holds every word, and only where there is none, any of them.
 */
export async function searchSite(value: unknown): Promise<SearchAnswer> {
  const query = parseQuery(value);
  const terms = listTerms(query);
  if (terms.length === 0) return { query, hits: [] };
  const { words, entries } = await getIndex(performance.now());
  const beginning = foldWord(query);
  const found = words.search(query, {
    tokenize: () => terms,
    processTerm: (term) => term,
    prefix: ({ length }) => length >= shortestBeginning,
    fuzzy: (term) => isGuessed(term) && misspelled.share,
    maxFuzzy: misspelled.most,
    boost: { title: 4, keywords: 2 },
    boostDocument: (path) => {
      const { weight, foldedTitle } = entries.get(path) ?? { weight: 1, foldedTitle: "" };
      return foldedTitle.startsWith(beginning) ? weight * beginningWeight : weight;
    },
  });
  const whole = found.filter(({ queryTerms }) => queryTerms.length === terms.length);
  const hits = (whole.length > 0 ? whole : found).slice(0, mostHits).flatMap(({ id, terms: matched }) => {
    const entry = entries.get(id);
    return entry ? [toHit(entry, matched)] : [];
  });
  return { query, hits };
}
