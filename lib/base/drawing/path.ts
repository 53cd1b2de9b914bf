import { type Cubic, fitCubics } from "./fit";
import { distance, type Point } from "./points";

/** `.5` instead of `0.5`, without unnecessary digits. */
function formatNumber(value: number): string {
  return String(Number(value.toFixed(3))).replace(/^(-?)0\./, "$1.");
}

function join(numbers: readonly number[]): string {
  return numbers.map(formatNumber).join(" ").replaceAll(" -", "-");
}

/** Distance of `point` from the straight line through `a` and `b`. */
function distanceFromLine(point: Point, a: Point, b: Point): number {
  const chord = distance(a, b);
  if (chord === 0) return distance(point, a);
  return Math.abs((b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])) / chord;
}

function isStraight([a, b, c, d]: Cubic, tolerance: number): boolean {
  return distanceFromLine(b, a, d) < tolerance && distanceFromLine(c, a, d) < tolerance;
}

/**
 * SVG path data for a smooth line along `points`. `tolerance` is how far the fitted curves may be from the points,
 * `grid` the step to which coordinates are then rounded, both in user units. Fewer than two points return "".
 */
export function toPath(
  points: readonly Point[],
  { grid = 0.5, tolerance = 0.3 }: { grid?: number; tolerance?: number } = {},
): string {
  const first = points[0];
  if (!first || points.length < 2) return "";
  const snap = (value: number) => Math.round(value / grid) * grid;
  let [x, y] = [snap(first[0]), snap(first[1])];
  let data = `M${join([x, y])}`;
  for (const curve of fitCubics(points, tolerance)) {
    const snapped = curve.map(([px, py]): Point => [snap(px), snap(py)]);
    const relative = snapped.slice(1).flatMap(([px, py]) => [px - x, py - y]);
    const end = snapped[3] ?? [x, y];
    data += isStraight(curve, tolerance / 2) ? `l${join(relative.slice(4))}` : `c${join(relative)}`;
    [x, y] = end;
  }
  return data;
}
