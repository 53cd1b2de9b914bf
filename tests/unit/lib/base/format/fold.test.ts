import { describe, expect, it } from "vitest";
import { containsWords, foldText } from "@/lib/base/format/fold";

it("folds letters with and without a decomposition", () => {
  expect(["Łódź", "Diyarbakır", "Tromsø", "Đà Nẵng", "São Paulo"].map(foldText)).toEqual([
    "lodz",
    "diyarbakir",
    "tromso",
    "da nang",
    "sao paulo",
  ]);
});

describe("containsWords", () => {
  it("ignores order, case and accents", () => {
    expect(containsWords("Sticky session, São Paulo", "sao STICKY")).toBe(true);
    expect(containsWords("Sticky session", "sticky rotation")).toBe(false);
  });

  it("matches everything for an empty query", () => {
    expect(containsWords("anything", "  ")).toBe(true);
  });

  it.each([
    ["", true],
    ["  ", true],
    ["session", true],
    ["STICKY sess", true],
    ["resumé", true],
    ["session refund", false],
  ])("finds %j: %s", (query, isFound) => {
    expect(containsWords("A sticky session can résume.", query)).toBe(isFound);
  });
});
