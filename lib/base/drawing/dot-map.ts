import type { Point } from "./points";
import { dotAt, type LandRun, landGrid, projectWorld } from "./world";

/** A country's IPs, and those in its cities. */
export type IpDistribution = { ips: number; cities: readonly { lon: number; lat: number; ips: number }[] };

/** A country on the map, with its ISO 3166-1 numeric code, the key of the land grid. */
export type MappedCountry = IpDistribution & { numeric: string };

/** A dot on land, with its part of the country's IPs. */
export type Cell = { row: number; column: number; lon: number; lat: number; ips: number };

/** On the world map, a city's IPs are spread over nearby dots: standard deviation in degrees. */
const worldSpread = 2;

/** Few people live near the poles: between these latitudes, a dot's part of the IPs outside cities falls to `min`. */
const polarDecline = { from: 52, to: 62, min: 0.06 };

/** The dots of some runs. `toLonLat` is that of the map's projection; `ips` starts at 0. */
export function listCells(
  runs: readonly LandRun[],
  toLonLat: (dot: Point) => [lon: number, lat: number],
): Cell[] {
  return runs.flatMap(([row, first, count]) =>
    Array.from({ length: count }, (_, i) => {
      const [lon, lat] = toLonLat(dotAt(row, first + i));
      return { row, column: first + i, lon, lat, ips: 0 };
    }),
  );
}

function distributeByWeight(cells: readonly Cell[], ips: number, weightOf: (cell: Cell) => number): boolean {
  const weights = cells.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum < 1e-6) return false;
  cells.forEach((cell, i) => {
    cell.ips += (ips * (weights[i] ?? 0)) / sum;
  });
  return true;
}

/** Distributes the country's IPs over its dots; `spread` is a city's standard deviation in degrees. */
export function distributeIps(cells: readonly Cell[], { ips, cities }: IpDistribution, spread: number): void {
  let elsewhere = ips;
  for (const city of cities) {
    const found = distributeByWeight(cells, city.ips, ({ lon, lat }) => {
      const dx = (lon - city.lon) * Math.cos((lat * Math.PI) / 180);
      return Math.exp(-(dx * dx + (lat - city.lat) ** 2) / (2 * spread ** 2));
    });
    if (found) elsewhere -= city.ips;
  }
  distributeByWeight(cells, elsewhere, ({ lat }) => {
    const decline = (Math.abs(lat) - polarDecline.from) / (polarDecline.to - polarDecline.from);
    return 1 - (1 - polarDecline.min) * Math.min(1, Math.max(0, decline));
  });
}

/**
 * SVG path data with one line per run of adjacent dots, whose dashed stroke draws them: a tenth of the bytes of circles. `dots` are
 * sorted by row and column.
 */
export function toPathData(dots: readonly { row: number; column: number }[]): string {
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
 * The world as dots in classes, each as SVG path data in the unit of `dotAt`: class 0 has no service, class 1 fewer IPs per dot than
 * `thresholds[0]`, class `n` at least `thresholds[n - 2]`.
 */
export function listDotClasses(countries: readonly MappedCountry[], thresholds: readonly number[]): string[] {
  const world = projectWorld(landGrid.columns * 2);
  const toLonLat = (dot: Point): [number, number] => {
    const [lon, lat] = world.toLonLat(dot);
    return [lon > 180 ? lon - 360 : lon, lat];
  };
  const served = new Map(countries.map((country) => [country.numeric, country]));
  const classes: Cell[][] = Array.from({ length: thresholds.length + 2 }, () => []);
  for (const [numeric, runs] of Object.entries(landGrid.countries)) {
    const cells = listCells(runs, toLonLat);
    const country = served.get(numeric);
    if (country) distributeIps(cells, country, worldSpread);
    for (const cell of cells) {
      const level = country ? 1 + thresholds.filter((minimum) => cell.ips >= minimum).length : 0;
      classes[level]?.push(cell);
    }
  }
  return classes.map((cells) => toPathData(cells.sort((a, b) => a.row - b.row || a.column - b.column)));
}
