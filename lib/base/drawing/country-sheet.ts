import sheets from "./country-sheets.generated.json" with { type: "json" };
import { type Cell, listCells, shareOut, toRows } from "./dot-map";
import type { Point } from "./points";
import { dotAt, type LandRun } from "./world";

/** A sheet of the atlas that shows one country and what lies around it. Longitudes may pass 180. */
export type CountrySheet = {
  west: number;
  south: number;
  east: number;
  north: number;
  columns: number;
  rows: number;
  /** Land of the country, and of all others. */
  own: readonly LandRun[];
  others: readonly LandRun[];
  /** Countries around it with enough land on the sheet for a name, which is the atlas's, and its cell. */
  names: readonly { numeric: string; name: string; row: number; column: number }[];
};

export type Extent = Pick<CountrySheet, "west" | "south" | "east" | "north">;

/** Height of a latitude in Mercator's projection, in degrees of longitude at the equator. */
export function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

/** The latitude at a height of Mercator's projection. */
export function inverseMercator(y: number): number {
  return (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/**
 * Mercator's projection of a sheet that is drawn `width` user units wide: small countries keep their
 * shape, and meridians and parallels stay straight.
 */
export function projectCountry({ west, south, east, north }: Extent, width: number) {
  const scale = width / (east - west);
  const top = mercator(north);
  return {
    height: (top - mercator(south)) * scale,
    toPoint: (lon: number, lat: number): Point => [
      ((lon < west - 180 ? lon + 360 : lon) - west) * scale,
      (top - mercator(lat)) * scale,
    ],
    toPlace: ([x, y]: Point): [lon: number, lat: number] => [
      west + x / scale,
      inverseMercator(top - y / scale),
    ],
  };
}

const toRuns = (flat: readonly number[]): LandRun[] =>
  Array.from(
    { length: flat.length / 3 },
    (_, i): LandRun => [flat[3 * i] ?? 0, flat[3 * i + 1] ?? 0, flat[3 * i + 2] ?? 0],
  );

type StoredSheet = {
  box: number[];
  size: number[];
  own: number[];
  others: number[];
  names: (string | number)[][];
  neighbors: string[];
};
const stored = new Map<string, StoredSheet>(Object.entries(sheets));

/** The sheet of a country by ISO 3166-1 numeric code, or null where none was drawn. */
export function getCountrySheet(numeric: string): CountrySheet | null {
  const sheet = stored.get(numeric);
  if (!sheet) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sheet.box;
  const [columns = 0, rows = 0] = sheet.size;
  return {
    ...{ west, south, east, north, columns, rows },
    own: toRuns(sheet.own),
    others: toRuns(sheet.others),
    names: sheet.names.map(([code, name, row, column]) => ({
      numeric: String(code),
      name: String(name),
      row: Number(row),
      column: Number(column),
    })),
  };
}

/** Countries with a common land border, by ISO 3166-1 numeric code. */
export function listNeighborCodes(numeric: string): readonly string[] {
  return stored.get(numeric)?.neighbors ?? [];
}

/** The middle of the country's own land on its sheet; null where no sheet was drawn. */
export function landMiddle(numeric: string): { lon: number; lat: number } | null {
  const sheet = getCountrySheet(numeric);
  if (!sheet) return null;
  const cells = listSheetCells(sheet, sheet.own);
  const mean = (key: "lon" | "lat") => cells.reduce((sum, cell) => sum + cell[key], 0) / cells.length;
  const lon = mean("lon");
  return { lon: lon > 180 ? lon - 360 : lon, lat: mean("lat") };
}

function listSheetCells(sheet: CountrySheet, runs: readonly LandRun[]): Cell[] {
  const { toPlace } = projectCountry(sheet, sheet.columns * 2);
  return listCells(runs, (row, column) => toPlace(dotAt(row, column)));
}

/** A round number at or below `value`: 1, 2 or 5 with zeros. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (value >= 5 * power ? 5 : value >= 2 * power ? 2 : 1) * power;
}

export type CountryDots = {
  /** Path data of the land around, in half steps of the grid. */
  others: string;
  /** Path data per class of the country's own dots, fewest addresses first. */
  classes: string[];
  /** Smallest count a dot of the second class and on; empty where the count is spread evenly. */
  limits: number[];
};

/** Shares of the fullest dot at which a new class starts. */
const classStarts = [0.02, 0.08, 0.25, 0.6];

/** How far a city's count reaches on a country's sheet, as a part of the sheet's width. */
const sheetSpread = 0.024;

/**
 * A country's dots in classes by how many addresses they stand for. Without cities nothing is known
 * about where the count stands, so all dots are one class.
 */
export function buildCountryDots(
  sheet: CountrySheet,
  country: { count: number; cities: readonly { lon: number; lat: number; ips: number }[] },
): CountryDots {
  const cells = listSheetCells(sheet, sheet.own);
  const others = toRows(listSheetCells(sheet, sheet.others));
  if (country.cities.length === 0) return { others, classes: [toRows(cells)], limits: [] };
  shareOut(cells, country, (sheet.east - sheet.west) * sheetSpread);
  const most = Math.max(...cells.map(({ share }) => share));
  const limits = [...new Set(classStarts.map((start) => roundDown(most * start)))].filter(
    (limit) => limit >= 1,
  );
  const classes: Cell[][] = Array.from({ length: limits.length + 1 }, () => []);
  for (const cell of cells) classes[limits.filter((limit) => cell.share >= limit).length]?.push(cell);
  return { others, classes: classes.map(toRows), limits };
}
