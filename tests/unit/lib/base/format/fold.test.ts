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
  it.each([
    ["", true],
    ["  ", true],
    ["session", true],
    ["sess STICKY", true],
    ["resumé", true],
    ["session refund", false],
    ["can't", true],
    ["can’t", true],
    ["cant", true],
  ])("finds %j: %s", (query, isFound) => {
    expect(containsWords("A sticky session can’t résume.", query)).toBe(isFound);
  });
});
