import { distance } from "./points";

/** A control point of a curve: a position and the relative width there (1 is the nominal width). */
export type ControlPoint = readonly [x: number, y: number, width: number];

const samplesPerSpan = 48;

/** Mirrors the neighbor of an end point, so that the curve starts and ends on the control points. */
function mirror(end: ControlPoint, next: ControlPoint): ControlPoint {
  return [2 * end[0] - next[0], 2 * end[1] - next[1], 2 * end[2] - next[2]];
}

/**
 * The point at `u` (0 to 1) of one span of a centripetal Catmull-Rom spline, which has no loops and no cusps
 * (Barry-Goldman algorithm).
 */
function spanAt(
  p: readonly [ControlPoint, ControlPoint, ControlPoint, ControlPoint],
  u: number,
): ControlPoint {
  // Not 0: two equal points would divide by zero below.
  const knotInterval = (a: ControlPoint, b: ControlPoint) =>
    Math.max(0.01, Math.sqrt(distance([a[0], a[1]], [b[0], b[1]])));
  const t1 = knotInterval(p[0], p[1]);
  const t2 = t1 + knotInterval(p[1], p[2]);
  const t3 = t2 + knotInterval(p[2], p[3]);
  const t = t1 + (t2 - t1) * u;
  const mix = (a: ControlPoint, b: ControlPoint, from: number, to: number): ControlPoint => {
    const k = (t - from) / (to - from);
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
  };
  const a = mix(p[0], p[1], 0, t1);
  const b = mix(p[1], p[2], t1, t2);
  const c = mix(p[2], p[3], t2, t3);
  return mix(mix(a, b, 0, t2), mix(b, c, t1, t3), t1, t2);
}

/** A smooth curve through the control points, sampled about every `step` units, at most 48 times between two. */
export function spline(points: readonly ControlPoint[], step: number): ControlPoint[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) return [...points];
  const padded = [mirror(first, second), ...points, mirror(last, beforeLast)];
  const sampled: ControlPoint[] = [first];
  let walked = 0;
  let previous = first;
  for (let i = 0; i + 3 < padded.length; i++) {
    const [a, b, c, d] = padded.slice(i, i + 4);
    if (!a || !b || !c || !d) continue;
    for (let k = 1; k <= samplesPerSpan; k++) {
      const point = spanAt([a, b, c, d], k / samplesPerSpan);
      walked += distance([previous[0], previous[1]], [point[0], point[1]]);
      previous = point;
      if (walked >= step) {
        sampled.push(point);
        walked = 0;
      }
    }
  }
  if (walked > 0) sampled.push(last);
  return sampled;
}
