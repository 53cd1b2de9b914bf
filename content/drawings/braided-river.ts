import { flow, type Obstacle, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { sceneBox, sceneHeight, sceneWidth } from "./scene.ts";
import { buildDrawingFile, element, path, tint } from "./svg.ts";

/** The current is drawn narrow and then stretched, which turns round islands into long gravel bars. */
const stretch = 2;
const bars: Obstacle[] = [
  { x: 505, y: 262, r: 40 },
  { x: 600, y: 452, r: 58 },
  { x: 690, y: 236, r: 66 },
  { x: 742, y: 586, r: 38 },
  { x: 808, y: 400, r: 46 },
  { x: 905, y: 560, r: 60 },
  { x: 930, y: 250, r: 44 },
  { x: 1050, y: 400, r: 64 },
  { x: 1180, y: 240, r: 40 },
  { x: 1210, y: 560, r: 50 },
];
const strokes = 46;
/** The main line: the path of the successful request. */
const found = 21;

const lines = flow({
  x0: 250,
  x1: sceneWidth / stretch,
  starts: spread(strokes, 30, sceneHeight - 10),
  obstacles: bars,
  sway: { height: 0.12, length: 560, phase: 1.1 },
}).map((line) =>
  toPath(
    line.map(([x, y]): Point => [x * stretch, y]),
    { grid: 1, tolerance: 0.7 },
  ),
);

/** Failed requests: lines that end at the upstream end of a bar. */
const tries = [
  { x: 1112, y: 452 },
  { x: 1230, y: 236 },
];

const strand = { fill: "none", stroke: tint(400), "stroke-opacity": 0.62, "stroke-width": 1.3 };
const successLine = { fill: "none", stroke: tint(200), "stroke-width": 3 };

/** Next-generation residential: a river that splits around gravel bars and joins again. */
export const drawBraidedRiver = () =>
  buildDrawingFile(
    sceneBox,
    ...bars.map(({ x, y, r }) =>
      element("ellipse", {
        cx: x * stretch,
        cy: y,
        fill: "color-mix(in oklab,var(--deep2),var(--tint-700) 45%)",
        rx: (r - 9) * stretch,
        ry: r - 9,
        stroke: tint(500),
        "stroke-opacity": 0.6,
      }),
    ),
    ...lines.map((data, i) => path(data, i === found ? successLine : strand)),
    ...tries.map(({ x, y }) =>
      path(`M${x - 5} ${y - 7}l10 14M${x + 5} ${y - 7}l-10 14`, {
        stroke: "var(--soft)",
        "stroke-linecap": "round",
        "stroke-width": 2,
      }),
    ),
  );
