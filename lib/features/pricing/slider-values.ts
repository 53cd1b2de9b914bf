const mantissas = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5];

/**
 * Values of a slider, ascending: the integers `from` (at least 1) and `to`, the round numbers between them (20, 25, 30, …), and
 * the integers of `extra` in that range.
 */
export function listSliderValues(from: number, to: number, extra: readonly number[] = []): number[] {
  const first = Math.floor(Math.log10(from));
  const decades = Array.from({ length: Math.ceil(Math.log10(to)) - first + 1 }, (_, i) => 10 ** (first + i));
  const roundNumbers = decades.flatMap((decade) => mantissas.map((mantissa) => mantissa * decade));
  return [...new Set([from, ...roundNumbers, ...extra, to])]
    .filter((value) => value >= from && value <= to && Number.isInteger(value))
    .sort((a, b) => a - b);
}
