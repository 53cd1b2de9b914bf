/** A text for comparison: without accents, in lower case. "Café" and "cafe" are equal. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a text contains every word of a query, in any order, ignoring case and accents. An empty query matches. */
export function containsWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
