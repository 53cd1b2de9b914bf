/**
 * "Austria", "Austria and Poland", "Austria, Poland and Denmark"; a disjunction has "or". The site's texts have no serial
 * comma, which the US locale would add.
 */
export function joinWords(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en-GB", { type }).format(words);
}
