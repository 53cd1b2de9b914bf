/** A point in user units (y grows downward, as in SVG). */
export type Point = readonly [x: number, y: number];

/** A point, or one with further numbers that change along a curve, such as its width. */
export type CurvePoint = readonly [x: number, y: number, ...more: number[]];

export function distance(a: CurvePoint, b: CurvePoint): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Unit vector from `a` to `b`; the x axis if both are the same point. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The length of a polyline up to each of its points. */
export function lengthsAlong(points: readonly Point[]): number[] {
  let length = 0;
  return points.map((point, i) => {
    length += distance(points[i - 1] ?? point, point);
    return length;
  });
}
