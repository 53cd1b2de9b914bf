import rawCityMaps from "./city-maps.generated.json" with { type: "json" };
import rawCountryMaps from "./country-maps.generated.json" with { type: "json" };
import { type Cell, distributeIps, type IpDistribution, listCells, toPathData } from "./dot-map";
import { type Extent, projectMap } from "./projection";
import type { LandRun } from "./world";

/** A map of one country and its surroundings, from `content/maps/generate-maps.ts`. */
export type CountryMapData = Extent & {
  columns: number;
  rows: number;
  /** Land of the country. */
  own: readonly LandRun[];
  /** Land of all other countries. */
  others: readonly LandRun[];
  /** Surrounding countries large enough for a label, each with the label's cell. */
  names: readonly { name: string; row: number; column: number }[];
};

// Casts, because TypeScript reads the tuples of a JSON file as arrays.
const countryMaps = rawCountryMaps as unknown as Readonly<
  Record<string, CountryMapData & { center: { lon: number; lat: number }; neighbors: readonly string[] }>
>;
const cityMaps = rawCityMaps as unknown as Readonly<Record<string, CountryMapData>>;

/** The map of a country by ISO 3166-1 numeric code, or null when there is none. */
export function getCountryMap(numeric: string): CountryMapData | null {
  return countryMaps[numeric] ?? null;
}

/** The map around a city. In a country no wider than a city map, it is the map of the country. */
export function getCityMap(numeric: string, city: string): CountryMapData | null {
  return cityMaps[`${numeric} ${city}`] ?? getCountryMap(numeric);
}

/** Countries with a shared land border, by ISO 3166-1 numeric code. */
export function listNeighborCodes(numeric: string): readonly string[] {
  return countryMaps[numeric]?.neighbors ?? [];
}

/** Centroid of the country's own land; null without a map. */
export function getLandCenter(numeric: string): { lon: number; lat: number } | null {
  return countryMaps[numeric]?.center ?? null;
}

/** A round number at or below `value`: 1, 2 or 5 times a power of ten. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1) * power;
}

export type CountryDots = {
  /** SVG path data of the surrounding land, in the unit of `dotAt`. */
  others: string;
  /** SVG path data per class of the country's own dots, fewest IPs first. */
  classes: string[];
  /** Minimum IPs per dot of each class after the first; empty without city counts. */
  thresholds: number[];
};

/** `thresholds` of `CountryDots` before rounding, as shares of the IPs of the densest dot. */
const thresholdShares = [0.02, 0.08, 0.25, 0.6];

/** Standard deviation of a city's IPs around its center, as a share of the map's width. */
const citySpread = 0.024;

/** Approximate land area of the country on a map: the scale is that of the middle latitude. */
function landArea({ west, south, east, north, columns, own }: CountryMapData): number {
  const cellWidth = ((east - west) / columns) * Math.cos(((south + north) * Math.PI) / 360);
  return own.reduce((sum, [, , count]) => sum + count, 0) * cellWidth ** 2;
}

/** The IPs that a city map shows: those of the cities on it, and of the country's other IPs a share by land area. */
export function cropDistribution(
  map: CountryMapData,
  whole: CountryMapData,
  { ips, cities }: IpDistribution,
): IpDistribution {
  const shown = cities.filter(
    ({ lon, lat }) => lon > map.west && lon < map.east && lat > map.south && lat < map.north,
  );
  const sum = (list: typeof cities) => list.reduce((total, city) => total + city.ips, 0);
  const share = Math.min(1, landArea(map) / landArea(whole));
  return { ips: sum(shown) + (ips - sum(cities)) * share, cities: shown };
}

/** Groups a country's dots by IP density. Without city counts it is unknown, so all dots are one class. */
export function buildCountryDots(map: CountryMapData, distribution: IpDistribution): CountryDots {
  const { toLonLat } = projectMap(map, map.columns * 2);
  const cells = listCells(map.own, toLonLat);
  const others = toPathData(listCells(map.others, toLonLat));
  if (distribution.cities.length === 0) return { others, classes: [toPathData(cells)], thresholds: [] };
  distributeIps(cells, distribution, (map.east - map.west) * citySpread);
  const maxIps = Math.max(...cells.map(({ ips }) => ips));
  const thresholds = [...new Set(thresholdShares.map((share) => roundDown(maxIps * share)))].filter(
    (threshold) => threshold >= 1,
  );
  const classes: Cell[][] = Array.from({ length: thresholds.length + 1 }, () => []);
  for (const cell of cells) classes[thresholds.filter((minimum) => cell.ips >= minimum).length]?.push(cell);
  return { others, classes: classes.map(toPathData), thresholds };
}
