import { describe, expect, it } from "vitest";
import { foldWords, hasWords } from "@/lib/features/locations/match-words";

describe("foldWords", () => {
  it.each([
    ["Côte d’Ivoire", ["cote", "divoire"]],
    ["Guinea-Bissau", ["guinea", "bissau"]],
    ["St. John's", ["st", "johns"]],
    ["Łódź", ["lodz"]],
    [" DE ", ["de"]],
    ["", []],
  ])("splits %j into %j", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it.each(["대한민국", "日本", "Ελλάδα", "ประเทศไทย"])("matches %s as typed", (name) => {
    expect(foldWords(name).length).toBeGreaterThan(0);
    expect(hasWords(foldWords(name.normalize("NFC")), foldWords(name.normalize("NFD")))).toBe(true);
  });
});

describe("hasWords", () => {
  it("matches a prefix of each query word, in any order", () => {
    const words = ["san", "marino", "sm"];
    expect(hasWords(words, ["mar", "san"])).toBe(true);
    expect(hasWords(words, ["arino"])).toBe(false);
    expect(hasWords(words, ["san", "diego"])).toBe(false);
    expect(hasWords(words, [])).toBe(true);
  });
});
