import { palette } from "@/lib/base/design/palette";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";

export const riverSize = { width: 2400, height: 1130 };
const strokes = 150;

/** From the lower left, around the upper right, and out at the bottom. */
const course: readonly ControlPoint[] = [
  [-260, 1070, 1.3],
  [120, 1030, 1.15],
  [560, 970, 0.9],
  [960, 1008, 0.72],
  [1290, 970, 0.6],
  [1440, 770, 0.62],
  [1440, 550, 0.72],
  [1590, 330, 0.86],
  [1880, 250, 0.9],
  [2150, 420, 0.86],
  [2170, 700, 0.8],
  [2030, 930, 0.85],
  [1990, 1160, 1],
  [2050, 1420, 1.2],
];

/** A number from 0 to 1 per stroke that changes slowly between neighbors, with a few outliers. */
function brightnessOf(stroke: number): number {
  const slow = Math.sin(stroke * 0.17) * 0.5 + Math.sin(stroke * 0.061 + 2) * 0.5;
  const spark = stroke % 13 === 5 ? 0.35 : 0;
  return Math.min(1, Math.max(0, 0.42 + slow * 0.4 + spark));
}

const shades = [800, 700, 600, 500, 400, 300] as const;

/** A separate file, because it is larger than the page. */
export function buildEventRiver(): string {
  const { width, height } = riverSize;
  const lines = ribbon({ points: course, strokes, spacing: 2.5, drift: 5.2, step: 14, seed: 11 }).strokes;
  const paths = lines.map((line, i) => {
    const shade = shades[Math.floor(brightnessOf(i) * (shades.length - 0.01))] ?? 600;
    return `<path stroke="${palette.OXY[shade]}" d="${toPath(line, { grid: 1, tolerance: 1.1 })}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="1.1">${paths.join("")}</svg>`;
}
