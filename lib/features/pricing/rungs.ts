/** Round values for sliders whose axis is logarithmic. Pure. */

const digits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5];

/** Whole round values from `from` to `to`, smallest first, with both ends and every value of `also`. */
export function listRungs(from: number, to: number, also: readonly number[] = []): number[] {
  const first = Math.floor(Math.log10(from));
  const decades = Array.from({ length: Math.ceil(Math.log10(to)) - first + 1 }, (_, i) => 10 ** (first + i));
  const round = decades.flatMap((decade) => digits.map((digit) => digit * decade));
  return [...new Set([from, ...round, ...also, to])]
    .filter((value) => value >= from && value <= to && Number.isInteger(value))
    .sort((a, b) => a - b);
}

/** Index of the value nearest to `value`, by ratio. */
export function nearestIndex(rungs: readonly number[], value: number): number {
  const off = (rung: number) => Math.abs(Math.log(rung / value));
  return rungs.reduce((best, rung, i) => (off(rung) < off(rungs[best] ?? rung) ? i : best), 0);
}
