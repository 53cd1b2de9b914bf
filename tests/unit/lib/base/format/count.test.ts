import { describe, expect, it } from "vitest";
import {
  formatCount,
  formatDuration,
  formatLongCount,
  formatPercent,
  formatRoundCount,
  formatShortCount,
} from "@/lib/base/format/count";

describe("counts, formatted", () => {
  it.each([0, 312, 9_420_000, 71_072_616, 1234.5, 0.12345, 1_000_000.25])(
    "formats %f as Intl does",
    (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
    },
  );

  it.each([
    [71_072_616, "71.1M"],
    [6_000_000, "6.0M"],
    [999_949, "1.0M"],
    [999_499, "999K"],
    [410_002, "410K"],
    [38_397, "38K"],
    [312, "312"],
    [0, "0"],
  ])("shortens %i to %s", (count, text) => {
    expect(formatShortCount(count)).toBe(text);
  });

  it.each([
    [10_000_000, "10M"],
    [1_500_000, "1.5M"],
    [1_250_000, "1.25M"],
    [500_000, "500K"],
    [12_500, "12,500"],
    [2_000, "2,000"],
  ])("abbreviates %i to %s only if no digit is lost", (count, text) => {
    expect(formatRoundCount(count)).toBe(text);
  });

  it.each([
    [71_072_616, "71.1 million"],
    [4_100_000_000, "4.1 billion"],
    [999_700, "1 million"],
    [1_000_000, "1 million"],
    [410_002, "410,000"],
    [195, "195"],
  ])("spells %i as %s", (count, text) => {
    expect(formatLongCount(count)).toBe(text);
  });
});

describe("shares and durations", () => {
  it.each([
    [0.992, "99.2%"],
    [0.1, "10%"],
    [0.064, "6.4%"],
    [1, "100%"],
  ])("formats a share of %f as %s", (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });

  it.each([
    [580, "0.58 s"],
    [38, "0.038 s"],
    [2600, "2.6 s"],
    [1000, "1 s"],
  ])("formats %i ms as %s", (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });
});
