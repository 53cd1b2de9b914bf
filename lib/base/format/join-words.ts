/**
 * "Austria", "Austria and Poland", "Austria, Poland and Denmark"; a disjunction has "or". The British locale has no serial
 * comma, like the other texts.
 */
export function joinWords(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en-GB", { type }).format(words);
}
