const digits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5];

/** Round integers from `from` to `to`, ascending, including both ends and every value in `also`. */
export function listSliderValues(from: number, to: number, also: readonly number[] = []): number[] {
  const first = Math.floor(Math.log10(from));
  const decades = Array.from({ length: Math.ceil(Math.log10(to)) - first + 1 }, (_, i) => 10 ** (first + i));
  const round = decades.flatMap((decade) => digits.map((digit) => digit * decade));
  return [...new Set([from, ...round, ...also, to])]
    .filter((value) => value >= from && value <= to && Number.isInteger(value))
    .sort((a, b) => a - b);
}

/** Index of the value nearest to `value`, by ratio. */
export function nearestIndex(values: readonly number[], value: number): number {
  const distance = (other: number) => Math.abs(Math.log(other / value));
  return values.reduce((best, other, i) => (distance(other) < distance(values[best] ?? other) ? i : best), 0);
}
