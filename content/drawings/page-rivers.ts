import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";
import { buildDrawingFile, group, path, tint } from "./svg.ts";

/** From 0 to 1 with a slow start and end; flat outside of that. */
const ease = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

const fairway = ribbon({
  strokes: 8,
  spacing: 15,
  points: [
    [-60, 330, 1.25],
    [180, 250, 1.1],
    [430, 300, 1],
    [640, 200, 0.9],
    [900, 130, 1],
    [1120, 190, 1.1],
    [1320, 120, 1.3],
  ],
}).strokes;

/** Buoys along a bank; `shape` is drawn at each of them. */
function drawBuoys(bank: readonly Point[] = [], color: string, shape: string): string {
  const places = [0.16, 0.34, 0.52, 0.7, 0.88].map((share) => bank[Math.round(share * (bank.length - 1))]);
  const shapes = places.map((place) => (place ? `M${place.map(Math.round).join(" ")}${shape}` : ""));
  return path(shapes.join(""), {
    fill: `var(--${color})`,
    stroke: "var(--fg)",
    "stroke-linejoin": "round",
    "stroke-width": 1.3,
  });
}

/** Acceptable use: a shipping channel between two rows of buoys. */
export const drawFairway = () =>
  buildDrawingFile(
    "0 0 1240 440",
    group(
      { fill: "none" },
      ...fairway.map((stroke, i) =>
        path(
          toPath(stroke, { tolerance: 0.4 }),
          i === 0 || i === fairway.length - 1
            ? { stroke: tint(700), "stroke-width": 1.8 }
            : { stroke: tint(500), "stroke-opacity": 0.45 },
        ),
      ),
    ),
    drawBuoys(fairway[0], "danger", "m-7-18h14v18h-14z"),
    drawBuoys(fairway.at(-1), "success", "m0-20l9 20h-18z"),
  );

/** Comparisons: two arms of a river around an island. The component adds the text. */
export function drawForkedRiver(): string {
  const island = { from: 950, to: 1850, half: 58 };
  const parting = (x: number) => ease((x - island.from) / 260) * ease((island.to - x) / 260);
  const drawLine = (side: -1 | 1, index: number) =>
    toPath(
      Array.from({ length: 113 }, (_, i): Point => {
        const x = i * 25;
        const bed = 15 * Math.sin(x / 240) + 8 * Math.sin(x / 97);
        const off = (index + 0.5) * 7.4 + 1.6 * Math.sin(x / 130 + index * 1.3);
        return [x, 170 + bed * (1 - 0.75 * parting(x)) + side * (off + island.half * parting(x))];
      }),
      { grid: 0.5, tolerance: 0.4 },
    );
  return buildDrawingFile("0 0 2800 340", drawStrokes([-1, 1], 8, 4, drawLine));
}

/** Lines of several rivers; the one with the index `main` is thicker. */
function drawStrokes<River>(
  rivers: readonly River[],
  strokes: number,
  main: number,
  drawLine: (river: River, stroke: number) => string,
): string {
  const lines = rivers.flatMap((river) =>
    Array.from({ length: strokes }, (_, stroke) =>
      path(drawLine(river, stroke), stroke === main ? { stroke: tint(700), "stroke-width": 1.8 } : undefined),
    ),
  );
  return group({ fill: "none", stroke: tint(500), "stroke-width": 1.2 }, ...lines);
}

/** Partners: three rivers that join; the component adds their names. */
export function drawJoiningRivers(): string {
  const drawLine = (river: number, stroke: number) => {
    const offset = (stroke - 2.5) * 7;
    const points = Array.from({ length: 131 }, (_, i): Point => {
      const x = -500 + i * 20;
      const own = 64 + river * 126 + offset + 16 * Math.sin(x / (120 + river * 26) + river * 2.1);
      const shared = 190 + (river - 1) * 42 + offset + 14 * Math.sin(x / 170);
      const share = ease((x - 560 - river * 60) / 420);
      return [x, own + (shared - own) * share + Math.sin(x / 90 + stroke)];
    });
    return toPath(points, { tolerance: 0.5 });
  };
  return buildDrawingFile("-500 0 2600 380", drawStrokes([0, 1, 2], 6, 3, drawLine));
}

const riverPastLake = ribbon({
  strokes: 9,
  spacing: 8,
  points: [
    [1500, 300, 1.8],
    [1100, 372, 1.4],
    [760, 352, 1.05],
    [540, 336, 0.9],
    [340, 352, 0.85],
    [170, 400, 0.9],
    [96, 520, 1.05],
    [110, 700, 1.4],
    [60, 900, 1.6],
  ],
});
/** The cut-off bend: an arc that gets thinner at both ends. */
const lake = ribbon({
  strokes: 9,
  spacing: 7,
  drift: 0.1,
  points: Array.from({ length: 13 }, (_, i): ControlPoint => {
    const turn = ((140 + (260 * i) / 12) * Math.PI) / 180;
    const depth = Math.sin((Math.PI * (i + 0.6)) / 13.2);
    return [310 + 150 * Math.cos(turn), 168 + 112 * Math.sin(turn), 0.08 + 0.92 * depth];
  }),
});

/** Error pages: a river and an oxbow lake; dashed lines are the dry bed, as on maps. */
export const drawOxbowLake = (isDry: boolean) =>
  buildDrawingFile(
    "0 0 620 440",
    group(
      { fill: "none", "stroke-linecap": "round" },
      ...[riverPastLake, lake].flatMap(({ strokes }, part) =>
        strokes.map((stroke, i) => {
          const off = Math.abs(i - 4);
          return path(toPath(stroke), {
            opacity: off === 0 ? undefined : (1 - off * 0.1).toFixed(1),
            stroke: tint(off === 0 ? 700 : 600),
            "stroke-dasharray": isDry && part === 1 ? "3 9" : undefined,
            "stroke-width": off === 0 ? 1.9 : 1.2,
          });
        }),
      ),
    ),
  );
