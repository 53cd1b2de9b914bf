import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { buildDrawingFile, path, tint } from "./svg.ts";

const height = 380;
const middle = 204;
const strokes = 11;
/** Two lock chambers between three pairs of gates. */
const gates = [430, 690, 950];
const channel = 150;
const wall = 22;
const end = 2400;

const ease = (t: number) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** Turbulent before the lock, calmer in the first chamber, straight lines after the last gate. */
function lineOf(stroke: number): Point[] {
  const offset = stroke - (strokes - 1) / 2;
  return Array.from({ length: 321 }, (_, i): Point => {
    const x = (i - 80) * 10;
    const calm = 1 - 0.86 * ease((x - 330) / 160) - 0.14 * ease((x - 900) / 120);
    const spread = 15 - 4.2 * ease((x - 300) / 130) * (1 - ease((x - 980) / 240));
    const waves =
      11 * Math.sin(x / 46 + stroke * 1.3) +
      8 * Math.sin(x / 27 - stroke * 0.7) +
      5 * Math.sin(x / 90 + stroke);
    return [x, middle + offset * spread + waves * calm];
  });
}

const water = Array.from({ length: strokes }, (_, stroke) =>
  toPath(lineOf(stroke), { grid: 1, tolerance: 0.6 }),
);

const half = channel / 2;
const [first = 0, , last = 0] = gates;
const quay = (side: 1 | -1) => {
  const inner = middle + side * half;
  const outer = inner + side * wall;
  return `M${first - 96} ${outer + side * 34}L${first - 40} ${inner}H${last + 40}L${last + 96} ${outer + side * 34}V${outer + side * 46}L${last + 30} ${outer}H${first - 30}L${first - 96} ${outer + side * 46}z`;
};
/** Mitre gates form a point that faces upstream. */
const gatePair = (x: number) => `M${x + 34} ${middle - half}L${x} ${middle}L${x + 34} ${middle + half}`;

const round = { "stroke-linejoin": "round" };

/** Web unblocker: a lock from above; the water becomes calm on its way through. */
export const drawLockStaircase = () =>
  buildDrawingFile(
    "0 0 2400 380",
    ...water.map((data, i) =>
      path(
        data,
        i === (strokes - 1) / 2
          ? { fill: "none", stroke: tint(200), "stroke-width": 3 }
          : { fill: "none", stroke: tint(400), "stroke-opacity": 0.62, "stroke-width": 1.3 },
      ),
    ),
    path(`${quay(-1)}${quay(1)}`, {
      ...round,
      fill: "var(--deep3)",
      stroke: "var(--soft2)",
      "stroke-width": 1.5,
    }),
    path(gates.map(gatePair).join(""), { ...round, fill: "none", stroke: "var(--soft)", "stroke-width": 7 }),
    path(`M-800 ${height - 22.5}H${end}`, { stroke: "var(--rule-2)", "stroke-dasharray": "1 9" }),
  );
