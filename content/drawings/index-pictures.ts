import { contours } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import { buildDrawingFile, path } from "./svg.ts";

const size = { width: 320, height: 200 };

/** Fill and stroke come from the `<svg>` that shows the file. */
const drawFile = (...lines: string[]) =>
  buildDrawingFile(`0 0 ${size.width} ${size.height}`, path(lines.join("")));

export const drawIndexGuides = () =>
  drawFile(
    ...contours({
      ...size,
      hills: [
        { x: 210, y: 90, rx: 70, ry: 48, height: 1, turn: 0.5 },
        { x: 70, y: 150, rx: 60, ry: 40, height: 0.6, turn: -0.4 },
      ],
      levels: [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88],
      cell: 8,
      seed: 5,
    }).flatMap(({ rings }) => rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.6, closed: true }))),
  );

export const drawIndexIntegrations = () =>
  drawFile(
    ...Array.from({ length: 9 }, (_, i) => {
      const [y, inlet] = [14 + i * 21.5, 84 + i * 4];
      const { center } = ribbon({
        points: [
          [-20, y, 1],
          [60, y + (i % 2 ? 5 : -5), 1],
          [190, inlet, 1],
          [340, inlet, 1],
        ],
        strokes: 1,
        spacing: 1,
        drift: 0,
      });
      return toPath(center, { grid: 1, tolerance: 0.5 });
    }),
  );

/** Glossary: the squares of a map; the component adds the letters. */
export const drawIndexGlossary = () =>
  drawFile(
    ...[1, 2, 3, 4].map((row) => `M0 ${row * 40}H${size.width}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((column) => `M${column * 40} 0V${size.height}`),
  );

/** Tools: a compass rose. */
export function drawIndexTools(): string {
  const ticks = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    const at = (r: number) =>
      `${(160 + r * Math.cos(angle)).toFixed(1)} ${(100 + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(i % 4 === 0 ? 58 : 66)}L${at(74)}`;
  });
  return drawFile("M234 100a74 74 0 1 1-148 0a74 74 0 1 1 148 0M160 100L206 62M160 100V136", ...ticks);
}
