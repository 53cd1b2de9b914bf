import { describe, expect, it } from "vitest";
import { formatOrdinal } from "@/lib/base/format/ordinal";

describe("formatOrdinal", () => {
  it("formats 1 to 4, the teens and the twenties", () => {
    const ranks = [1, 2, 3, 4, 11, 12, 13, 15, 21, 22].map(formatOrdinal);
    expect(ranks.join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 15th 21st 22nd");
  });
});
