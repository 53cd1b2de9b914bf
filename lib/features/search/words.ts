import { foldText } from "@/lib/base/format/fold";

/** Longest query; the rest is cut off. */
export const maxQueryLength = 80;

/** Plurals that the rules of `toTerm` do not cover. */
const singulars = new Map([
  ["apis", "api"],
  ["caches", "cache"],
  ["ids", "id"],
  ["ips", "ip"],
  ["niches", "niche"],
]);

/** A word as indexed: folded, and a plural as its singular, so that "proxy" finds "proxies". */
export function toTerm(word: string): string {
  const folded = foldText(word);
  const singular = singulars.get(folded);
  if (singular !== undefined || folded.length < 4) return singular ?? folded;
  return folded.replace(/(?<=ss|x|ch|sh)es$|(?<![suio])s$/, "").replace(/ies?$/, "y");
}

/** A normalized query: one line, at most `maxQueryLength` characters; "" for anything but text. */
export function normalizeQuery(value: unknown): string {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" ? text.replace(/\s+/g, " ").trim().slice(0, maxQueryLength) : "";
}

/** SECURITY: each word adds to the cost of a search. */
const maxTerms = 6;

export function listTerms(query: string): string[] {
  const words = query.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map(toTerm))].slice(0, maxTerms);
}

export type TextSegment = { text: string; isHit: boolean };

/** Splits a text at the words that match one of `terms` (see `toTerm`). */
export function markTerms(text: string, terms: readonly string[]): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const isHit = terms.includes(toTerm(part));
    const last = segments.at(-1);
    if (last?.isHit === isHit) last.text += part;
    else segments.push({ text: part, isHit });
  }
  return segments;
}
