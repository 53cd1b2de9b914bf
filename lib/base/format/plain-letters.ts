/** Letters that Unicode does not take apart into a plain one and a mark. */
const undivided: Record<string, string> = {
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

/** A name in lower case and in the letters a to z: "Łódź" is "lodz", "São Paulo" is "sao paulo". */
export function toPlainLetters(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łđøıßæœþð]/g, (letter) => undivided[letter] ?? letter);
}
