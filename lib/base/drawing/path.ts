import { direction, distance, lengthsAlong, type Point } from "./points";

/** A cubic Bézier segment: start, two handles, end. */
type Cubic = readonly [Point, Point, Point, Point];

const move = ([x, y]: Point, [dx, dy]: Point, length: number): Point => [x + dx * length, y + dy * length];

function pointAt([p0, p1, p2, p3]: Cubic, t: number): Point {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  const sum = (k: 0 | 1) => weights[0] * p0[k] + weights[1] * p1[k] + weights[2] * p2[k] + weights[3] * p3[k];
  return [sum(0), sum(1)];
}

/**
 * A few cubic segments along a polyline. Each starts and ends on a point, in the direction of the line there, and reaches
 * as far as it passes all points between within `tolerance`.
 */
function fitCubics(points: readonly Point[], tolerance: number): Cubic[] {
  const lengths = lengthsAlong(points);
  const directions = points.map((point, i) => direction(points[i - 1] ?? point, points[i + 1] ?? point));
  const lengthBetween = (start: number, end: number) => (lengths[end] ?? 0) - (lengths[start] ?? 0);

  function segment(start: number, end: number): Cubic {
    const [from = [0, 0], to = [0, 0]] = [points[start], points[end]];
    // Handles of a third of the length follow an arc closely.
    const third = lengthBetween(start, end) / 3;
    return [
      from,
      move(from, directions[start] ?? [1, 0], third),
      move(to, directions[end] ?? [1, 0], -third),
      to,
    ];
  }

  /** The distance across the line: where along it a point of the curve is does not matter. */
  function isClose(start: number, end: number): boolean {
    const curve = segment(start, end);
    for (let i = start + 1; i < end; i += 1) {
      const [x, y] = points[i] ?? [0, 0];
      const [dx, dy] = directions[i] ?? [1, 0];
      const [curveX, curveY] = pointAt(curve, lengthBetween(start, i) / lengthBetween(start, end));
      if (Math.abs((curveX - x) * dy - (curveY - y) * dx) > tolerance) return false;
    }
    return true;
  }

  const segments: Cubic[] = [];
  for (let start = 0; start < points.length - 1; ) {
    let end = start + 1;
    while (end + 1 < points.length && isClose(start, end + 1)) end += 1;
    segments.push(segment(start, end));
    start = end;
  }
  return segments;
}

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
  { grid = 0.5, tolerance = 0.4 }: { grid?: number; tolerance?: number } = {},
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
