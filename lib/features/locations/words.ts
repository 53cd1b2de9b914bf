/** How places are found by what people type. Pure and small: the search runs it in the browser. */
import { toPlainLetters } from "@/lib/base/format/plain-letters";

/** The words of a name or a query, without case and accents: "Côte d’Ivoire" is "cote" and "divoire". */
export function foldWords(text: string): string[] {
  return toPlainLetters(text)
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word asked for is the start of one of `words`. */
export function hasWords(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((start) => words.some((word) => word.startsWith(start)));
}
