/** Counts, shares and durations in US style. */
const plain = new Intl.NumberFormat("en-US");
const threeDigits = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
const millions = (decimals: number) =>
  new Intl.NumberFormat("en-US", {
    notation: "compact",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 0 });
const words = new Intl.NumberFormat("en-US", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const smallNumbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** All digits: "9,420,000". */
export function formatCount(count: number): string {
  return plain.format(count);
}

/** For tables and maps: "71.1 M" ("9.42 M" with two decimals), "410 k", "312". */
export function formatShortCount(count: number, decimals: 1 | 2 = 1): string {
  const parts = (count < 1_000_000 ? compact : millions(decimals)).formatToParts(count);
  const unit = parts.find((part) => part.type === "compact")?.value;
  const digits = parts.filter((part) => part.type !== "compact").map((part) => part.value);
  return unit === undefined ? digits.join("") : `${digits.join("")} ${unit === "K" ? "k" : unit}`;
}

/** For sentences: "71.1 million", "4.1 billion"; below a million with three significant digits: "410,000". */
export function formatLongCount(count: number): string {
  return count < 1_000_000 ? threeDigits.format(count) : words.format(count);
}

/** Numbers below ten in words: "five", but "12". */
export function formatSmallNumber(count: number): string {
  return smallNumbers[count] ?? plain.format(count);
}

/** A share between 0 and 1: "99.2%", "10%". */
export function formatPercent(share: number): string {
  return percent.format(share);
}

/** Milliseconds as seconds: 580 is "0.58 s", 2,600 is "2.6 s". */
export function formatDuration(milliseconds: number): string {
  return `${threeDigits.format(milliseconds / 1000)} s`;
}
