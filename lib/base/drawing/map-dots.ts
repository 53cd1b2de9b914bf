import { palette } from "@/lib/base/design/palette";
import { listDotClasses, type MappedCountry } from "./dot-map";
import { landGrid } from "./world";

/** Minimum IPs per dot of classes 2 and up; class 1 has none, and class 0 has no service. */
export const dotThresholds = [5_000, 20_000, 60_000, 150_000];
/** Widths of the dots in the unit of `dotAt`, class 0 (no service) first. */
export const dotSizes = [0.62, 0.8, 1.02, 1.28, 1.56, 1.9];

const { OXY } = palette;
/** Land without service is gray, so that it is not taken for the fewest IPs. */
export const dotColors = ["rgb(234 242 240/.5)", OXY[500], OXY[400], OXY[300], OXY[200], OXY[100]];

/**
 * URL of the dots of a product (by its code) as an image; inline they would be sent twice with every page, as
 * HTML and in React's payload.
 */
export const mapDotsPath = (pool: string) => `/pictures/world-map/${pool.toLowerCase()}.svg`;

/** The dots of the world map as an SVG document for a dark background, two user units per grid step. */
export function buildMapDotsFile(countries: readonly MappedCountry[]): string {
  const paths = listDotClasses(countries, dotThresholds).map(
    (data, level) => `<path d="${data}" stroke="${dotColors[level]}" stroke-width="${dotSizes[level]}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${landGrid.columns * 2} ${landGrid.rows * 2}">`,
    '<g fill="none" stroke-dasharray="0 2" stroke-linecap="round">',
    ...paths,
    "</g></svg>",
  ].join("");
}
