import { describe, expect, it } from "vitest";
import { matchesWords } from "@/lib/features/faq/match";

describe("matchesWords", () => {
  it.each([
    ["", true],
    ["  ", true],
    ["session", true],
    ["STICKY sess", true],
    ["resumé", true],
    ["session refund", false],
  ])("finds %j: %s", (query, isFound) => {
    expect(matchesWords("A sticky session can résume.", query)).toBe(isFound);
  });
});
