import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { buildDrawingFile, element, path, tint } from "./svg.ts";

/**
 * One drawing of the ground: `surface` is the height of the newest layer at the left edge, the right edge and the core.
 */
type Ground = {
  width: number;
  height: number;
  /** Depth of the newest layer's top at `x`. */
  surface: (x: number) => number;
  core: { x: number; width: number };
  /** Thickness of each refresh's layer at the core. */
  thickness: number;
};

const refreshes = 7;
const step = 40;

/** Wider than most windows, which show its middle. */
const wide: Ground = {
  width: 2800,
  height: 860,
  surface: (x) =>
    640 -
    400 / (1 + Math.exp((1460 - x) / 120)) +
    14 * Math.sin((x - 400) / 190) -
    22 * Math.sin((x + 20) / 420),
  core: { x: 1790, width: 46 },
  thickness: 74,
};

/** For smaller windows, at its own size: a wider window shows more of the middle. */
const narrow: Ground = {
  width: 1200,
  height: 470,
  surface: (x) => 96 - 46 / (1 + Math.exp((600 - x) / 90)) + 7 * Math.sin(x / 80),
  core: { x: 560, width: 34 },
  thickness: 54,
};

/** Older layers are thinner and flatter. */
function boundary(ground: Ground, layer: number): Point[] {
  const count = Math.ceil(ground.width / step);
  const settled = ground.surface(ground.core.x) + ground.thickness * layer * (1 - layer * 0.022);
  const share = Math.max(0.12, 1 - layer * 0.14);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = i * step;
    const slope = (ground.surface(x) - ground.surface(ground.core.x)) * share;
    const wander = layer === 0 ? 0 : ground.thickness * 0.1 * Math.sin(x / (150 + layer * 23) + layer * 1.9);
    return [x, settled + slope + wander];
  });
}

const depthAt = (line: readonly Point[], x: number): number =>
  line.reduce(
    (best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
    line[0] ?? [0, 0],
  )[1];

/** Newest on top and lightest; the lowest layer is drawn on the dark background. */
const layerFills = [
  "var(--tint-100)",
  "var(--tint-200)",
  "var(--tint-300)",
  "var(--tint-400)",
  "var(--tint-500)",
  "var(--tint-600)",
  "var(--tint-800)",
  "var(--deep)",
];

function drawingOf(ground: Ground) {
  const lines = Array.from({ length: refreshes + 1 }, (_, layer) => boundary(ground, layer));
  const foot = `V${ground.height}H0z`;
  return {
    ...ground,
    layers: lines.map((line) => `${toPath(line, { grid: 1, tolerance: 0.7 })}${foot}`),
    /** Texture inside each layer: lines between its top and the next one's. */
    bedding: lines.slice(0, -1).flatMap((line, layer) =>
      [0.28, 0.56, 0.8].map((share) =>
        toPath(
          line.map(([x, y], i): Point => [x, y + ((lines[layer + 1]?.[i]?.[1] ?? y) - y) * share]),
          { grid: 1, tolerance: 0.9 },
        ),
      ),
    ),
    depths: lines.map((line) => Math.round(depthAt(line, ground.core.x))),
  };
}

type Drawing = ReturnType<typeof drawingOf>;

export const wideStrata = drawingOf(wide);
export const narrowStrata = drawingOf(narrow);

const rock = { stroke: tint(700), "stroke-opacity": 0.5 };
const bedding = { fill: "none", stroke: tint(700), "stroke-opacity": 0.28 };
const beddingOnDark = { fill: "none", stroke: tint(200), "stroke-opacity": 0.3 };

function drawCore({ core, depths }: Drawing): string {
  const left = core.x - core.width / 2;
  const top = (depths[0] ?? 0) - 34;
  const foot = (depths[refreshes] ?? 0) + 40;
  const tickAt = (depth: number) => `M${left + core.width} ${depth + 0.5}h18`;
  return [
    path(`M${core.x} ${top - 40}V${top}`, { stroke: "var(--ink)", "stroke-width": 3 }),
    element("rect", {
      fill: "var(--paper)",
      height: foot - top,
      stroke: "var(--ink)",
      "stroke-width": 1.5,
      width: core.width,
      x: left,
      y: top,
    }),
    ...layerFills.map((fill, layer) => {
      const from = depths[layer] ?? 0;
      const to = depths[layer + 1] ?? foot - 5;
      return element("rect", { fill, height: to - from, width: core.width - 10, x: left + 5, y: from });
    }),
    path(depths.slice(0, 5).map(tickAt).join(""), { stroke: "var(--ink)" }),
    path(depths.slice(5).map(tickAt).join(""), { stroke: "var(--soft)" }),
  ].join("");
}

/** Datasets: one layer of ground per refresh, with a drill core through it. */
export const drawStrata = (drawing: Drawing) =>
  buildDrawingFile(
    `0 0 ${drawing.width} ${drawing.height}`,
    ...drawing.layers.map((data, layer) => path(data, { ...rock, fill: layerFills[layer] })),
    ...drawing.bedding.map((data, i) => path(data, i < 9 ? bedding : beddingOnDark)),
    drawCore(drawing),
  );
