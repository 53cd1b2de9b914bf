import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";

/** Width of the strip and length of one bend, in user units; a bend turns left and right once. */
export const stripWidth = 24;
const bend = 84;

/** A narrow river along a strip of `height` user units, one path per stroke. */
export function buildStrip(height: number, seed: number): string[] {
  const middle = stripWidth / 2;
  const turns = Math.ceil(height / (bend / 2)) + 1;
  const points = Array.from({ length: turns + 1 }, (_, i): ControlPoint => {
    const side = i % 2 === 0 ? -1 : 1;
    return [middle + side * (3.5 + ((i * 7 + seed) % 4)), (i * bend) / 2 - bend / 4, 1];
  });
  const { strokes } = ribbon({ points, strokes: 3, spacing: 3.2, drift: 0.05, seed });
  return strokes.map((line: Point[]) => toPath(line, { grid: 0.5, tolerance: 0.3 }));
}
