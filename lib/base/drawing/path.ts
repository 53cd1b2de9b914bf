import type { Point } from "./points";

/**
 * SVG path data of a smooth line near `points`: a quadratic B-spline with every `stride`-th point as a control point, and
 * the last one. Fewer than two points return "". Control points are rounded to whole user units, so that the
 * points halfway between them, where the curve's segments meet, are exact.
 */
export function toPath(points: readonly Point[], stride = 1): string {
  const controls = points
    .filter((_, i) => i % stride === 0 || i === points.length - 1)
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    // A level line needs only its ends.
    .filter(([, y], i, all) => y !== all[i - 1]?.[1] || y !== all[i + 1]?.[1]);
  const [start, ...others] = controls;
  if (!start || others.length === 0) return "";
  let data = `M${start[0]} ${start[1]}`;
  let pen = start;
  controls.forEach(([x, y], i) => {
    const [nextX, nextY] = controls[i + 1] ?? [x, y];
    const end: Point = [(x + nextX) / 2, (y + nextY) / 2];
    // `t` mirrors the control point of the segment before.
    const command = i === 0 ? "l" : i === 1 ? `q${x - pen[0]} ${y - pen[1]} ` : "t";
    data += `${command}${end[0] - pen[0]} ${end[1] - pen[1]}`;
    pen = end;
  });
  return data.replaceAll(" -", "-");
}
