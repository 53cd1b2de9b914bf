import { direction, lengthsAlong, type Point } from "./points";
import { spline } from "./spline";

/** A control point of a curve: a position and the relative width there (1 is the nominal width). */
export type ControlPoint = readonly [x: number, y: number, width: number];

type Ribbon = {
  /** One dense polyline per stroke, from one bank of the river to the other. */
  strokes: Point[][];
  center: Point[];
};

/** Distance between neighboring points of a line, in user units. */
const step = 8;
/** How many times the normals of neighboring points are averaged. */
const smoothingRounds = 25;

function normalsOf(center: readonly Point[]): Point[] {
  let normals = center.map((point, i): Point => {
    const [x, y] = direction(center[i - 1] ?? point, center[i + 1] ?? point);
    return [-y, x];
  });
  // Average neighboring normals; otherwise the inner strokes of a tight bend would cross.
  for (let round = 0; round < smoothingRounds; round++) {
    normals = normals.map((normal, i): Point => {
      const before = normals[i - 1] ?? normal;
      const after = normals[i + 1] ?? normal;
      return direction([0, 0], [before[0] + 2 * normal[0] + after[0], before[1] + 2 * normal[1] + after[1]]);
    });
  }
  return normals;
}

/**
 * A river: `strokes` nearly parallel lines around a curve through `points`. `spacing` is the distance between
 * lines where the relative width is 1, `drift` how far a line wanders from its parallel course (in spacings, the sum
 * of two sines, at most 1.6 times this), `phase` shifts these sines. Deterministic.
 */
export function ribbon({
  points,
  strokes,
  spacing,
  drift = 0.18,
  phase = 1,
}: {
  points: readonly ControlPoint[];
  strokes: number;
  spacing: number;
  drift?: number;
  phase?: number;
}): Ribbon {
  const sampled = spline(points, step);
  const center = sampled.map(([x, y]): Point => [x, y]);
  const normals = normalsOf(center);
  const arcLengths = lengthsAlong(center);
  const lines = Array.from({ length: strokes }, (_, stroke) => {
    const offset = stroke - (strokes - 1) / 2;
    return sampled.map(([x, y, width], i): Point => {
      const along = (arcLengths[i] ?? 0) / 20;
      // Two waves of different lengths, so that the pattern does not visibly repeat.
      const wander =
        drift * Math.sin(along * 0.085 + stroke * 0.9 + phase) +
        drift * 0.6 * Math.sin(along * 0.031 + stroke * 1.7 + phase * 2);
      const distance = (offset + wander) * spacing * width;
      const normal = normals[i] ?? [0, 0];
      return [x + normal[0] * distance, y + normal[1] * distance];
    });
  });
  return { strokes: lines, center };
}
