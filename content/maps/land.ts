/** The land of the atlas (Natural Earth, as TopoJSON) as polygons in degrees. */
import type { Geometry } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Extent } from "@/lib/base/drawing/projection";

export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
export type Coordinates = { lon: number; lat: number };

type Ring = readonly (readonly number[])[];
export type Part = { rings: readonly Ring[]; box: Extent };
/** A country of the atlas. Disputed areas are one land without a code. */
export type Land = { code: string; name: string; parts: Part[] };

export function boxOf(ring: Ring): Extent {
  const box = { west: 999, south: 99, east: -999, north: -99 };
  for (const [lon = 0, lat = 0] of ring) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

export const grow = (box: Extent, by: number): Extent => ({
  west: box.west - by,
  south: box.south - by,
  east: box.east + by,
  north: box.north + by,
});

export const touches = (a: Extent, b: Extent) =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

export const holds = (box: Extent, { lon, lat }: Coordinates) =>
  lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;

/** The same part shifted by a number of degrees, for land on both sides of the date line. */
export const turn = ({ rings, box }: Part, by: number): Part => ({
  rings: rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon + by, lat])),
  box: { ...box, west: box.west + by, east: box.east + by },
});

/** The same ring without jumps at the date line: longitudes may exceed 180. */
function unwrap(ring: Ring): Ring {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([lon = 0, lat = 0]) => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
}

function listParts(geometry: Geometry): Part[] {
  const polygons =
    geometry.type === "MultiPolygon"
      ? geometry.coordinates
      : geometry.type === "Polygon"
        ? [geometry.coordinates]
        : [];
  return polygons.map((polygon) => {
    const rings = polygon.map(unwrap);
    return { rings, box: boxOf(rings[0] ?? []) };
  });
}

/** Every land of the atlas once; some are several features. */
export function listLand(atlas: Atlas): Land[] {
  const { features } = feature(atlas, atlas.objects.countries);
  const byCode = Map.groupBy(features, ({ id }) => (typeof id === "string" ? id : ""));
  return Array.from(byCode, ([code, own]) => ({
    code,
    name: own[0]?.properties.name ?? "",
    parts: own.flatMap(({ geometry }) => listParts(geometry)),
  }));
}
