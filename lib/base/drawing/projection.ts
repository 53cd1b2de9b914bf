import type { Point } from "./points";

/** The extent of a map in degrees. Across the antimeridian, longitudes count on past 180. */
export type Extent = { west: number; south: number; east: number; north: number };

/** A projection with straight meridians and parallels. `y` is in degrees of longitude and grows toward the north. */
type CylindricalProjection = { toY: (lat: number) => number; toLat: (y: number) => number };

/** Mercator's projection of a globe whose latitudes are reduced by `flattening`, and then restored. */
const flattenedMercator = (flattening: number): CylindricalProjection => ({
  toY: (lat) =>
    (flattening * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / (360 * flattening))) * 180) / Math.PI,
  toLat: (y) => ((Math.atan(Math.exp((y * Math.PI) / (180 * flattening))) * 360) / Math.PI - 90) * flattening,
});

/** Small countries keep their shape. */
export const mercator = flattenedMercator(1);
/** The far north is less tall than in Mercator's projection. */
export const miller = flattenedMercator(1.25);

/** Projects an extent onto `width` user units. */
export function projectMap({ west, south, east, north }: Extent, width: number, { toY, toLat } = mercator) {
  const scale = width / (east - west);
  const top = toY(north);
  return {
    height: (top - toY(south)) * scale,
    toPoint: (lon: number, lat: number): Point => {
      // The same longitude, counted like those of the extent.
      const turns = Math.round(((west + east) / 2 - lon) / 360);
      return [(lon + 360 * turns - west) * scale, (top - toY(lat)) * scale];
    },
    toLonLat: ([x, y]: Point): [lon: number, lat: number] => [west + x / scale, toLat(top - y / scale)],
  };
}
