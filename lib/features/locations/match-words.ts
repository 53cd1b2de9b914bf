/** Matches place names with typed queries. Pure and small: the search runs it in the browser. */
import { foldText } from "@/lib/base/format/fold";

/** The words of a name or a query, without case and accents: "Côte d’Ivoire" becomes "cote" and "divoire". */
export function foldWords(text: string): string[] {
  return foldText(text)
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each query word is a prefix of one of `words`. */
export function matchesWords(words: readonly string[], queryWords: readonly string[]): boolean {
  return queryWords.every((prefix) => words.some((word) => word.startsWith(prefix)));
}
