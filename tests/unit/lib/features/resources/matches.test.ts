import { describe, expect, it } from "vitest";
import { groupByLetter } from "@/lib/features/resources/letters";
import { matchesQuery } from "@/lib/features/resources/matches";

describe("matchesQuery", () => {
  it("finds every word in any order, case and accent", () => {
    expect(matchesQuery("Sticky session, São Paulo", "sao STICKY")).toBe(true);
    expect(matchesQuery("Sticky session", "sticky rotation")).toBe(false);
  });

  it("matches everything when nothing is asked", () => {
    expect(matchesQuery("anything", "  ")).toBe(true);
  });
});

describe("groupByLetter", () => {
  it("puts items under their first letter and the rest under a sign", () => {
    const items = ["301", "asn", "ASN list", "CIDR"].map((title) => ({ title }));
    expect(groupByLetter(items).map(({ letter, items: all }) => [letter, all.length])).toEqual([
      ["#", 1],
      ["A", 2],
      ["C", 1],
    ]);
  });
});
