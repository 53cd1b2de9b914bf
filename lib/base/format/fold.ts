/** Letters that Unicode normalization does not decompose. */
const replacements: Record<string, string> = {
  ł: "l",
  đ: "d",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

/** Folds a text for comparison and URLs: no accents, lower case. "São Paulo" becomes "sao paulo", "Łódź" "lodz". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łđøıßæœþð]/g, (letter) => replacements[letter] ?? letter);
}

const foldForSearch = (text: string) => foldText(text).replace(/['’]/g, "");

/**
 * Whether a text contains every word of the query, also within longer words, in any order, ignoring case, accents and
 * apostrophes. An empty query matches.
 */
export function containsWords(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
