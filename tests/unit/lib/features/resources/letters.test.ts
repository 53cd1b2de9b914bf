import { describe, expect, it } from "vitest";
import { groupByLetter } from "@/lib/features/resources/letters";

describe("groupByLetter", () => {
  it('groups items by first letter, and the rest under "#"', () => {
    const items = ["301", "asn", "ASN list", "CIDR"].map((title) => ({ title }));
    expect(groupByLetter(items).map(({ letter, items: all }) => [letter, all.length])).toEqual([
      ["#", 1],
      ["A", 2],
      ["C", 1],
    ]);
  });
});
