const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Coordinates = { lon: number; lat: number };

/** Great-circle distance in kilometers. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

const directions = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/** The initial bearing from `from` to `to` as one of eight words: "southwest". */
export function directionTo(from: Coordinates, to: Coordinates): string {
  const dLon = radians(to.lon - from.lon);
  const y = Math.sin(dLon) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLon);
  const turn = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return directions[(turn + 8) % 8] ?? "north";
}

/** A distance rounded for reading: "27 km", "410 km", "2,300 km". */
export function formatKm(km: number): string {
  const step = km < 100 ? 1 : km < 1000 ? 10 : 100;
  return `${(Math.round(km / step) * step).toLocaleString("en-US")} km`;
}
