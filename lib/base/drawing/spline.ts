import { type CurvePoint, distance } from "./points";

const samplesPerSpan = 48;

/**
 * What is at a share of the way from `a` to `b`; below 0 before `a`, above 1 beyond `b`. TypeScript does not know that `map` keeps
 * the length of a tuple.
 */
const mix = <P extends CurvePoint>(a: P, b: P, share: number) =>
  a.map((from, axis) => from + ((b[axis] ?? from) - from) * share) as unknown as P;

/**
 * The point at `u` (0 to 1) of one span of a centripetal Catmull-Rom spline, which has no loops and no cusps
 * (Barry-Goldman algorithm).
 */
function spanAt<P extends CurvePoint>(p: readonly [P, P, P, P], u: number): P {
  // Not 0: two equal points would divide by zero below.
  const knotInterval = (a: P, b: P) => Math.max(0.01, Math.sqrt(distance(a, b)));
  const t1 = knotInterval(p[0], p[1]);
  const t2 = t1 + knotInterval(p[1], p[2]);
  const t3 = t2 + knotInterval(p[2], p[3]);
  const t = t1 + (t2 - t1) * u;
  const between = (a: P, b: P, from: number, to: number) => mix(a, b, (t - from) / (to - from));
  const a = between(p[0], p[1], 0, t1);
  const b = between(p[1], p[2], t1, t2);
  const c = between(p[2], p[3], t2, t3);
  return between(between(a, b, 0, t2), between(b, c, t1, t3), t1, t2);
}

/** A smooth curve through the points, sampled about every `step` units, at most 48 times between two. */
export function spline<P extends CurvePoint>(points: readonly P[], step: number): P[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) return [...points];
  // With mirrored neighbors of both ends, so that the curve starts and ends on the points.
  const padded = [mix(first, second, -1), ...points, mix(last, beforeLast, -1)];
  const sampled: P[] = [first];
  let walked = 0;
  let previous = first;
  for (let i = 0; i + 3 < padded.length; i++) {
    const [a, b, c, d] = padded.slice(i, i + 4);
    if (!a || !b || !c || !d) continue;
    for (let k = 1; k <= samplesPerSpan; k++) {
      const point = spanAt([a, b, c, d], k / samplesPerSpan);
      walked += distance(previous, point);
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
