import { flow, spread } from "@/lib/base/drawing/flow";
import { buildMaskFile } from "@/lib/base/drawing/mask-file";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";

/** The whole drawing; `stretch` widens it, which makes the round island oval. */
const sheet = { x: 0, y: 0, width: 2000, height: 640, stretch: 1.85 };
const islandRadius = 222;
const linesAbove = 30;

/** Lines above the island from the left edge to its middle; the other three quarters mirror them. */
function drawQuarter(): string {
  const { width, height, stretch } = sheet;
  const middle = { x: width / stretch / 2, y: height / 2 };
  return flow({
    x0: -20,
    x1: middle.x,
    starts: spread(linesAbove, -height / 4, middle.y),
    obstacles: [{ ...middle, r: islandRadius }],
  })
    .map((line) => line.map(([x, y]): Point => [Math.min(x, middle.x) * stretch, y]))
    .filter((line) => line.some(([, y]) => y > 0))
    .map((line) => toPath(line, { grid: 1, tolerance: 0.4 }))
    .join("");
}

/** The current behind a call to action at the end of a page: it splits around an oval island in the center. */
export const drawIslandFlow = () =>
  buildMaskFile([{ d: drawQuarter() }], { sheet, width: 1, isQuarter: true });
