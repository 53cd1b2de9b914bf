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
