import { describe, expect, it } from "vitest";
import { toPlainLetters } from "@/lib/base/format/plain-letters";

describe("toPlainLetters", () => {
  it("removes diacritics, also from letters that Unicode does not decompose", () => {
    expect(["Łódź", "Diyarbakır", "Tromsø", "Đà Nẵng", "São Paulo"].map(toPlainLetters)).toEqual([
      "lodz",
      "diyarbakir",
      "tromso",
      "da nang",
      "sao paulo",
    ]);
  });
});
