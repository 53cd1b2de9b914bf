import { direction, distance, lengthsAlong, type Point } from "./points";

/** A cubic Bézier segment: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

const reparametrizations = 3;

/** How much each of the four points of a cubic counts at `t`. */
function weightsAt(t: number): [number, number, number, number] {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

function cubicAt([p0, p1, p2, p3]: Cubic, t: number): Point {
  const [a, b, c, d] = weightsAt(t);
  return [a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]];
}

/**
 * The cubic whose handles lie along the unit tangents `from` and `to`, which points backward. Their lengths are found by
 * least squares (Schneider, Graphics Gems I). Null if no reasonable curve fits.
 */
function solve(points: readonly Point[], t: readonly number[], from: Point, to: Point): Cubic | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, i) => {
    const [b0, b1, b2, b3] = weightsAt(t[i] ?? 0);
    const rest: Point = [
      point[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
      point[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
    ];
    c00 += b1 * b1;
    c01 += b1 * b2 * (from[0] * to[0] + from[1] * to[1]);
    c11 += b2 * b2;
    x0 += b1 * (from[0] * rest[0] + from[1] * rest[1]);
    x1 += b2 * (to[0] * rest[0] + to[1] * rest[1]);
  });
  const determinant = c00 * c11 - c01 * c01;
  const start = (x0 * c11 - x1 * c01) / determinant;
  const end = (c00 * x1 - c01 * x0) / determinant;
  const shortest = distance(first, last) * 0.02;
  // Negated, so that NaN is refused, too: the determinant can be 0.
  if (!(start > shortest) || !(end > shortest)) return null;
  return [
    first,
    [first[0] + from[0] * start, first[1] + from[1] * start],
    [last[0] + to[0] * end, last[1] + to[1] * end],
    last,
  ];
}

/** One Newton step of every parameter toward the nearest point on the curve. */
function reparametrize(points: readonly Point[], t: readonly number[], curve: Cubic): number[] {
  const [p0, p1, p2, p3] = curve;
  return points.map((point, i) => {
    const u = t[i] ?? 0;
    const s = 1 - u;
    const at = cubicAt(curve, u);
    const along = (k: 0 | 1) =>
      3 * (s * s * (p1[k] - p0[k]) + 2 * s * u * (p2[k] - p1[k]) + u * u * (p3[k] - p2[k]));
    const [dx, dy] = [along(0), along(1)];
    const slope = dx * dx + dy * dy;
    const step = slope === 0 ? 0 : ((at[0] - point[0]) * dx + (at[1] - point[1]) * dy) / slope;
    return Math.min(1, Math.max(0, u - step));
  });
}

/** The cubic over `points` with the given end tangents, or null if it deviates by more than `tolerance`. */
function fitOne(points: readonly Point[], from: Point, to: Point, tolerance: number): Cubic | null {
  const walked = lengthsAlong(points);
  const total = walked.at(-1) || 1;
  let t = walked.map((length) => length / total);
  for (let round = 0; round <= reparametrizations; round++) {
    const curve = solve(points, t, from, to);
    if (!curve) return null;
    if (points.every((point, i) => distance(point, cubicAt(curve, t[i] ?? 0)) <= tolerance)) return curve;
    t = reparametrize(points, t, curve);
  }
  return null;
}

/** A cubic between two neighboring points, where there is nothing to fit: each handle is a third of their distance. */
function cubicBetween(a: Point, b: Point, from: Point, to: Point): Cubic {
  const third = distance(a, b) / 3;
  return [
    a,
    [a[0] + from[0] * third, a[1] + from[1] * third],
    [b[0] + to[0] * third, b[1] + to[1] * third],
    b,
  ];
}

/** A few cubic segments that follow a polyline within `tolerance`. */
export function fitCubics(points: readonly Point[], tolerance: number): Cubic[] {
  const last = points.length - 1;
  const tangentAt = (i: number): Point => {
    const before = points[i - 1] ?? points[i];
    const after = points[i + 1] ?? points[i];
    return before && after ? direction(before, after) : [1, 0];
  };
  const fitBetween = (start: number, end: number): Cubic | null => {
    const back = tangentAt(end);
    return fitOne(points.slice(start, end + 1), tangentAt(start), [-back[0], -back[1]], tolerance);
  };
  const segments: Cubic[] = [];
  for (let start = 0; start < last; ) {
    const a = points[start];
    const b = points[start + 1];
    if (!a || !b) break;
    const back = tangentAt(start + 1);
    let best = { end: start + 1, curve: cubicBetween(a, b, tangentAt(start), [-back[0], -back[1]]) };
    // Searches for the farthest point that one cubic reaches from `start`: the stride doubles on success and is halved on
    // failure; `ceiling` is the nearest end known to fail.
    let stride = 2;
    let ceiling = last + 1;
    while (stride >= 1) {
      const end = Math.min(last, best.end + stride);
      const curve = end < ceiling && end > best.end ? fitBetween(start, end) : null;
      if (curve) {
        best = { end, curve };
        stride *= 2;
      } else {
        ceiling = Math.min(ceiling, end);
        stride = Math.floor(Math.min(stride, ceiling - best.end) / 2);
      }
    }
    segments.push(best.curve);
    start = best.end;
  }
  return segments;
}
