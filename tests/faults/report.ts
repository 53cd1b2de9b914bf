/** A measured figure of a fault, a benchmark or a cluster, its limit, and whether it was met. */
export type Row = {
  figure: string;
  measured: string;
  limit: string;
  /** Null if this machine lacks something that the fault needs; `measured` names it. */
  pass: boolean | null;
};

export type FaultOptions = {
  /** The long run: hours of a machine, not minutes. */
  isFull: boolean;
  /** Uniform in [0, 1); the same seed gives the same numbers. */
  random: () => number;
};

export type Fault = {
  name: string;
  run(options: FaultOptions): Promise<Row[]>;
};

const format = (value: number, unit: string) =>
  `${Number.isInteger(value) ? value : value.toFixed(1)}${unit && ` ${unit}`}`;

export const exactly = (figure: string, measured: number, wanted: number): Row => ({
  figure,
  measured: String(measured),
  limit: String(wanted),
  pass: measured === wanted,
});

export const atMost = (figure: string, measured: number, limit: number, unit = ""): Row => ({
  figure,
  measured: format(measured, unit),
  limit: `at most ${format(limit, unit)}`,
  pass: measured <= limit,
});

/** The limits of response times apply to an idle machine. In the short run other checks share the machine, which may
 * also be slow. */
const shortRunFactor = 4;

/** A response time in ms. The long run checks the limit itself, the short run only finds what waits far too long. */
export const responseTime = (figure: string, ms: number, limitMs: number, isFull: boolean): Row =>
  atMost(figure, ms, isFull ? limitMs : limitMs * shortRunFactor, "ms");

export const atLeast = (figure: string, measured: number, limit: number, unit = ""): Row => ({
  figure,
  measured: format(measured, unit),
  limit: `at least ${format(limit, unit)}`,
  pass: measured >= limit,
});

/** A figure that can't be measured on this machine. */
export const unmeasured = (figure: string, lacks: string): Row => ({
  figure,
  measured: `not run: ${lacks}`,
  limit: "",
  pass: null,
});

const verdictOf = (pass: boolean | null) => (pass === null ? "not here" : pass ? "yes" : "NO");

/** Prints the figures of one fault as lines of a table. */
export function printRows(fault: string, rows: Row[]): void {
  for (const { figure, measured, limit, pass } of rows) {
    console.log(
      `${fault.padEnd(16)} ${figure.padEnd(58)} ${measured.padStart(12)}   ${limit.padEnd(18)} ${verdictOf(pass)}`,
    );
  }
}

/** The figure of a check that threw: it counts as failed. */
export const failedRow = (error: unknown): Row => ({
  figure: `could not be measured: ${error}`,
  measured: "",
  limit: "",
  pass: false,
});

export const measure = (check: () => Promise<Row[]>): Promise<Row[]> =>
  check().catch((error: unknown) => [failedRow(error)]);

/**
 * Prints how many figures were kept, and ends the process: with 0 only if all were. The embedded Postgres would end it
 * with 0 as soon as it is idle.
 * @param began by `performance.now()`
 */
export function finish(what: string, rows: readonly Row[], began: number): never {
  const failed = rows.filter(({ pass }) => pass === false).length;
  const passed = rows.filter(({ pass }) => pass === true).length;
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${what}: ${passed} figures kept, ${failed} not, ${rows.length - passed - failed} not here; ${seconds} s.`,
  );
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

/** The share of `part`, in percent. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

/** The smallest value that at least `share` of the values do not exceed. Without values NaN, which meets no limit. */
export function quantileOf(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
