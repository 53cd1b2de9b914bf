/** Counts, shares and durations in US style. */
import { lazyNumberFormatter } from "./number-format";

const threeDigits = lazyNumberFormatter({ maximumSignificantDigits: 3 });
const millions = lazyNumberFormatter({
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const compact = lazyNumberFormatter({ notation: "compact", maximumFractionDigits: 0 });
const words = lazyNumberFormatter({ notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 });
/** Counts that round to a million get the format of millions: "1.0M" and "1 million", not "1M" and "1,000,000". */
const snapToMillion = (count: number) => (count >= 999_500 ? Math.max(count, 1_000_000) : count);
const smallNumbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/**
 * All digits, at most three decimals: "9,420,000", "1.5". Without `Intl`, because controls show counts at a page's start
 * (`number-format.ts`).
 */
export function formatCount(count: number): string {
  const [whole = "", decimals] = String(Math.round(count * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** All digits of a round number in few characters, for narrow columns: "500K", "5M". Others as `formatCount`. */
export function formatRoundCount(count: number): string {
  if (count >= 1_000_000 && count % 10_000 === 0) return `${formatCount(count / 1_000_000)}M`;
  if (count >= 10_000 && count % 1_000 === 0) return `${formatCount(count / 1_000)}K`;
  return formatCount(count);
}

/** For tables and maps: "71.1M", "410K", "312". */
export function formatShortCount(count: number): string {
  const rounded = snapToMillion(count);
  return (rounded < 1_000_000 ? compact : millions)(rounded);
}

/** For sentences: "71.1 million", "4.1 billion"; below a million with three significant digits: "410,000". */
export function formatLongCount(count: number): string {
  const rounded = snapToMillion(count);
  return rounded < 1_000_000 ? threeDigits(rounded) : words(rounded);
}

/** Numbers below ten in words: "five", but "12". */
export function formatSmallNumber(count: number): string {
  return smallNumbers[count] ?? formatCount(count);
}

/** A share between 0 and 1 with one decimal, for columns: "3.0%". */
export const formatPercentInColumn = lazyNumberFormatter({
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A share between 0 and 1: "99.2%", "10%". */
export const formatPercent = lazyNumberFormatter({ style: "percent", maximumFractionDigits: 1 });

/** Milliseconds as seconds: 580 is "0.58 s", 2,600 is "2.6 s". */
export function formatDuration(milliseconds: number): string {
  return `${threeDigits(milliseconds / 1000)} s`;
}
