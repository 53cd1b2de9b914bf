import { dotAt, type LandRun, landGrid, projectWorld } from "./world";

/** A country on the map: its key in the land grid, its IP count, and how it is distributed over cities. */
export type MappedCountry = {
  /** ISO 3166-1 numeric code. */
  numeric: string;
  count: number;
  cities: readonly { lon: number; lat: number; ips: number }[];
};

/** A dot on land, with its share of the country's count. */
export type Cell = { row: number; column: number; lon: number; lat: number; share: number };

/** On the world map, a city's count is spread over nearby dots: standard deviation in degrees. */
const worldSpread = 2;

/** Few people live north of here: these dots get a small share of what no city accounts for. */
const emptyNorth = { from: 52, to: 62, min: 0.06 };

/** The dots of some runs. `toPlace` returns a dot's longitude and latitude; shares start at 0. */
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

function distributeByWeight(
  cells: readonly Cell[],
  count: number,
  weightOf: (cell: Cell) => number,
): boolean {
  const weights = cells.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum < 1e-6) return false;
  cells.forEach((cell, i) => {
    cell.share += (count * (weights[i] ?? 0)) / sum;
  });
  return true;
}

/** Distributes the country's count over its dots; `spread` is a city's standard deviation in degrees. */
export function distributeCount(
  cells: readonly Cell[],
  country: Omit<MappedCountry, "numeric">,
  spread: number,
): void {
  let elsewhere = country.count;
  for (const city of country.cities) {
    const found = distributeByWeight(cells, city.ips, ({ lon, lat }) => {
      const dx = (lon - city.lon) * Math.cos((lat * Math.PI) / 180);
      return Math.exp(-(dx * dx + (lat - city.lat) ** 2) / (2 * spread ** 2));
    });
    if (found) elsewhere -= city.ips;
  }
  distributeByWeight(cells, elsewhere, ({ lat }) => {
    const north = (Math.abs(lat) - emptyNorth.from) / (emptyNorth.to - emptyNorth.from);
    return 1 - (1 - emptyNorth.min) * Math.min(1, Math.max(0, north));
  });
}

/** Draws adjacent dots of one class as a single dashed stroke: a tenth of the bytes of circles. */
export function toRows(dots: readonly { row: number; column: number }[]): string {
  let data = "";
  let [penX, penY] = [0, 0];
  for (let i = 0; i < dots.length; ) {
    const start = dots[i];
    if (!start) break;
    let count = 1;
    while (dots[i + count]?.row === start.row && dots[i + count]?.column === start.column + count) count++;
    const [x, y] = dotAt(start.row, start.column);
    // Half a step past the last dot: rounding could drop it otherwise.
    const length = 2 * count - 1;
    data += `m${x - penX} ${y - penY}h${length}`;
    [penX, penY] = [x + length, y];
    i += count;
  }
  return data.replaceAll(" -", "-");
}

/**
 * The world as dots in classes, each as path data in half steps of the grid: 0 has no service, `n` has at least
 * `thresholds[n - 2]` IPs per dot.
 */
export function listDotClasses(countries: readonly MappedCountry[], thresholds: readonly number[]): string[] {
  const { projection } = projectWorld(landGrid.columns * 2);
  const toPlace = (row: number, column: number): [number, number] => {
    const [lon = 0, lat = 0] = projection.invert?.([...dotAt(row, column)]) ?? [];
    return [lon > 180 ? lon - 360 : lon, lat];
  };
  const served = new Map(countries.map((country) => [country.numeric, country]));
  const classes: Cell[][] = Array.from({ length: thresholds.length + 2 }, () => []);
  for (const [numeric, runs] of Object.entries(landGrid.countries)) {
    const cells = listCells(runs, toPlace);
    const country = served.get(numeric);
    if (country) distributeCount(cells, country, worldSpread);
    for (const cell of cells) {
      const level = country ? 1 + thresholds.filter((threshold) => cell.share >= threshold).length : 0;
      classes[level]?.push(cell);
    }
  }
  return classes.map((cells) => toRows(cells.sort((a, b) => a.row - b.row || a.column - b.column)));
}
