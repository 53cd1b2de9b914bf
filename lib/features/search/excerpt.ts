import { markTerms, type TextSegment } from "./words";

const longest = 160;

/** A text that is too long ends with its last whole word, without punctuation before the "…". */
const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\s.,;:–]*\s\S*$/, "")}…` : text;

const hasHit = (segments: readonly TextSegment[]) => segments.some(({ isHit }) => isHit);

/** A text from its start, or from the first sentence with a match if its start has none. */
function excerptOf(text: string, terms: readonly string[]): TextSegment[] {
  const start = markTerms(shorten(text), terms);
  if (text.length <= longest || hasHit(start)) return start;
  const sentences = text.split(/(?<=[.!?]) +/);
  const first = sentences.findIndex((sentence) => hasHit(markTerms(sentence, terms)));
  return first > 0 ? markTerms(`… ${shorten(sentences.slice(first).join(" "))}`, terms) : start;
}

/** Title and description of a page with the matches marked. */
export function markPage(
  page: { title: string; description: string },
  terms: readonly string[],
): Record<"title" | "description", TextSegment[]> {
  return { title: markTerms(page.title, terms), description: excerptOf(page.description, terms) };
}
