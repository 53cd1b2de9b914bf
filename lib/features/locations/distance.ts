const earthRadiusKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export type Coordinates = { lon: number; lat: number };

/** Great-circle distance in kilometers (haversine formula). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = toRadians(b.lat - a.lat);
  const dLon = toRadians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

const directions = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/** The initial bearing from `from` to `to` as one of eight words: "southwest". */
export function directionTo(from: Coordinates, to: Coordinates): string {
  const dLon = toRadians(to.lon - from.lon);
  const y = Math.sin(dLon) * Math.cos(toRadians(to.lat));
  const x =
    Math.cos(toRadians(from.lat)) * Math.sin(toRadians(to.lat)) -
    Math.sin(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.cos(dLon);
  const octant = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return directions[(octant + 8) % 8] ?? "north";
}

/** A distance rounded for reading: "27 km", "410 km", "2,300 km". */
export function formatKm(km: number): string {
  const step = km < 100 ? 1 : km < 1000 ? 10 : 100;
  return `${(Math.round(km / step) * step).toLocaleString("en-US")} km`;
}
