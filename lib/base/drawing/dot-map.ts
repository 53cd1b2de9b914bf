import type { LandGrid, LandRun } from "./world";
import { dotAt, projectSheet } from "./world";

/** A country to be mapped: its key in the land grid, its count, and where in it the count stands. */
export type MappedCountry = {
  /** ISO 3166-1 numeric code. */
  numeric: string;
  count: number;
  cities: readonly { lon: number; lat: number; ips: number }[];
};

export type DotMap = {
  /** Path data per class of dots in half steps of the grid, class 0 (no service) first. */
  classes: string[];
  columns: number;
  rows: number;
};

/** A dot on land, with the part of its country's count that it stands for. */
export type Cell = { row: number; column: number; lon: number; lat: number; share: number };

/** On the world's sheet, cities pull their count to the dots around them this far: a standard deviation in degrees. */
const worldSpread = 2;

/** Few people live north of here; dots there take a small share of what no city holds. */
const emptyNorth = { from: 52, to: 62, least: 0.06 };

/** Every dot of some runs, `toPlace` gives its longitude and latitude; shares start at 0. */
export function listCells(
  runs: readonly LandRun[],
  toPlace: (row: number, column: number) => [number, number],
): Cell[] {
  return runs.flatMap(([row, first, count]) =>
    Array.from({ length: count }, (_, i) => {
      const [lon, lat] = toPlace(row, first + i);
      return { row, column: first + i, lon, lat, share: 0 };
    }),
  );
}

function spreadOver(cells: readonly Cell[], count: number, weightOf: (cell: Cell) => number): boolean {
  const weights = cells.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum < 1e-6) return false;
  cells.forEach((cell, i) => {
    cell.share += (count * (weights[i] ?? 0)) / sum;
  });
  return true;
}

/**
 * Gives every dot its part of the country's count; the parts add up to the count. `spread` is how far a
 * city's count reaches, as a standard deviation in degrees.
 */
export function shareOut(
  cells: readonly Cell[],
  country: Omit<MappedCountry, "numeric">,
  spread: number,
): void {
  let elsewhere = country.count;
  for (const city of country.cities) {
    const found = spreadOver(cells, city.ips, ({ lon, lat }) => {
      const dx = (lon - city.lon) * Math.cos((lat * Math.PI) / 180);
      return Math.exp(-(dx * dx + (lat - city.lat) ** 2) / (2 * spread ** 2));
    });
    if (found) elsewhere -= city.ips;
  }
  spreadOver(cells, elsewhere, ({ lat }) => {
    const north = (Math.abs(lat) - emptyNorth.from) / (emptyNorth.to - emptyNorth.from);
    return 1 - (1 - emptyNorth.least) * Math.min(1, Math.max(0, north));
  });
}

/**
 * Rows of neighbors in one class as one stroke each. Drawn with round caps and the dashes `0 2`, such a
 * stroke is a row of dots: a tenth of the bytes of a circle each.
 */
export function toRows(dots: readonly { row: number; column: number }[]): string {
  let data = "";
  let [penX, penY] = [0, 0];
  for (let i = 0; i < dots.length; ) {
    const start = dots[i];
    if (!start) break;
    let count = 1;
    while (dots[i + count]?.row === start.row && dots[i + count]?.column === start.column + count) count++;
    const [x, y] = dotAt(start.row, start.column);
    // Half a step longer than to the last dot, which rounding would else lose.
    const length = 2 * count - 1;
    data += `m${x - penX} ${y - penY}h${length}`;
    [penX, penY] = [x + length, y];
    i += count;
  }
  return data.replaceAll(" -", "-");
}

/**
 * The world as dots, in classes by how many addresses a dot stands for: class 0 has no service, class
 * `n` holds at least `limits[n - 2]` a dot.
 */
export function buildDotMap(
  grid: LandGrid,
  countries: readonly MappedCountry[],
  limits: readonly number[],
): DotMap {
  const { projection } = projectSheet(grid.columns * 2);
  const toPlace = (row: number, column: number): [number, number] => {
    const [lon = 0, lat = 0] = projection.invert?.([...dotAt(row, column)]) ?? [];
    return [lon > 180 ? lon - 360 : lon, lat];
  };
  const served = new Map(countries.map((country) => [country.numeric, country]));
  const classes: Cell[][] = Array.from({ length: limits.length + 2 }, () => []);
  for (const [numeric, runs] of Object.entries(grid.countries)) {
    const cells = listCells(runs, toPlace);
    const country = served.get(numeric);
    if (country) shareOut(cells, country, worldSpread);
    for (const cell of cells) {
      const level = country ? 1 + limits.filter((limit) => cell.share >= limit).length : 0;
      classes[level]?.push(cell);
    }
  }
  return {
    classes: classes.map((cells) => toRows(cells.sort((a, b) => a.row - b.row || a.column - b.column))),
    columns: grid.columns,
    rows: grid.rows,
  };
}

/**
 * The middle of a country as its addresses see it: the mean of its cities, weighted; else the middle of
 * its dots, or null for a country without any.
 */
export function middleOf(country: MappedCountry, grid: LandGrid): { lon: number; lat: number } | null {
  const total = country.cities.reduce((sum, city) => sum + city.ips, 0);
  if (total > 0) {
    const mean = (key: "lon" | "lat") =>
      country.cities.reduce((sum, city) => sum + city[key] * city.ips, 0) / total;
    return { lon: mean("lon"), lat: mean("lat") };
  }
  const { projection } = projectSheet(grid.columns * 2);
  const runs = grid.countries[country.numeric] ?? [];
  const longest = [...runs].sort((a, b) => b[2] - a[2])[0];
  if (!longest) return null;
  const [row, column, count] = longest;
  const [lon = 0, lat = 0] = projection.invert?.([...dotAt(row, column + Math.floor(count / 2))]) ?? [];
  return { lon: lon > 180 ? lon - 360 : lon, lat };
}
