/** Longest query that is looked at; what is behind it is cut off. */
export const longestQuery = 80;

/** A word as it is compared: without accents and capitals. */
export function foldWord(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word as the index holds it: folded, and a plural as its singular, so that "proxy" finds "proxies". */
export function toTerm(word: string): string {
  const folded = foldWord(word);
  if (folded.length < 4) return folded;
  return folded.replace(/(?<=ss|x|ch|sh)es$|(?<![suio])s$/, "").replace(/ies?$/, "y");
}

/** A query as it is searched for: one line, at most `longestQuery` characters; "" for what is no text. */
export function parseQuery(value: unknown): string {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" ? text.replace(/\s+/g, " ").trim().slice(0, longestQuery) : "";
}

/** SECURITY: a search costs time for each word. */
const mostTerms = 6;

/** The different words of a query as the index holds them; of many the first. */
export function listTerms(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map(toTerm))].slice(0, mostTerms);
}

/** A stretch of text, and whether it is what somebody looked for. */
export type Stretch = { text: string; isHit: boolean };

/** A text cut into stretches at the words that are one of `terms` (of the index, see `toTerm`). */
export function markTerms(text: string, terms: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const isHit = terms.includes(toTerm(part));
    const last = stretches.at(-1);
    if (last?.isHit === isHit) last.text += part;
    else stretches.push({ text: part, isHit });
  }
  return stretches;
}
