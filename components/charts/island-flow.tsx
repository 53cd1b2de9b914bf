import { flow, spread } from "@/lib/drawing/flow";
import { toPath } from "@/lib/drawing/path";
import type { Point } from "@/lib/drawing/points";

/** The whole drawing; `stretch` widens it, which makes the round island oval. */
const sheet = { width: 2000, height: 640, stretch: 1.85 };
const islandRadius = 222;
const linesAbove = 30;

/** Current above the island from the left edge to its middle: the other three quarters mirror it. */
function drawQuarter(): string {
  const middle = { x: sheet.width / sheet.stretch / 2, y: sheet.height / 2 };
  return flow({
    x0: -20,
    x1: middle.x,
    starts: spread(linesAbove, -sheet.height / 4, middle.y),
    obstacles: [{ ...middle, r: islandRadius }],
  })
    .map((line) => line.map(([x, y]): Point => [Math.min(x, middle.x) * sheet.stretch, y]))
    .filter((line) => line.some(([, y]) => y > 0))
    .map((line) => toPath(line, { grid: 1, tolerance: 0.4 }))
    .join("");
}

const quarter = drawQuarter();

/** A current that parts around an oval island in the middle of the sheet. Decoration, for one use a page. */
export function IslandFlow({ className }: { className: string }) {
  const { width, height } = sheet;
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <path d={quarter} id="island-flow" />
      <use href="#island-flow" transform={`matrix(-1 0 0 1 ${width} 0)`} />
      <use href="#island-flow" transform={`matrix(1 0 0 -1 0 ${height})`} />
      <use href="#island-flow" transform={`matrix(-1 0 0 -1 ${width} ${height})`} />
    </svg>
  );
}
