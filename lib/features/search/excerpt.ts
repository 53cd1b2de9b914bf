import { markTerms, type TextSegment, toTerm } from "./words";

const longest = 160;
const mostKeywords = 3;

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

/** The keywords that match: "Proxies, Residential proxies" of a list with commas, single words of any other. */
function matchingKeywords(keywords: string, terms: readonly string[]): string {
  const list = keywords.split(keywords.includes(", ") ? ", " : " ");
  const byTerm = new Map(list.map((keyword) => [toTerm(keyword), keyword]));
  return [...byTerm.values()]
    .filter((keyword) => hasHit(markTerms(keyword, terms)))
    .slice(0, mostKeywords)
    .join(", ");
}

/** Title and description of a page with the matches marked; its keywords where only these match. */
export function markPage(
  page: { title: string; description: string; keywords: string },
  terms: readonly string[],
): Record<"title" | "description", TextSegment[]> {
  const title = markTerms(page.title, terms);
  const description = excerptOf(page.description, terms);
  const isShown = hasHit(title) || hasHit(description);
  const keywords = isShown ? "" : matchingKeywords(page.keywords, terms);
  return {
    title,
    description: keywords ? [...description, ...markTerms(` Keywords: ${keywords}.`, terms)] : description,
  };
}
