import { foldText } from "./fold";

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

/** A name in lower-case ASCII letters: "Łódź" becomes "lodz", "São Paulo" becomes "sao paulo". */
export function toPlainLetters(name: string): string {
  return foldText(name).replace(/[łđøıßæœþð]/g, (letter) => replacements[letter] ?? letter);
}
