import { flow, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import { buildDrawingFile, group, path, tint } from "./svg.ts";

/** A current across the whole hero that splits around the dial, whose radius is 250. */
const dial = { x: 1360, y: 430, r: 280 };
const current = flow({
  x0: 500,
  x1: 2720,
  starts: spread(58, -120, 1000),
  obstacles: [dial],
  sway: { height: 0.1, length: 1150, phase: 0.6 },
}).map((line) => toPath(line, { grid: 1, tolerance: 0.8 }));

const line = { stroke: tint(700), "stroke-opacity": 0.34, "stroke-width": 1.1 };
/** Every seventh line is thicker. */
const deepLine = { stroke: tint(800), "stroke-opacity": 0.75, "stroke-width": 1.7 };

/** Scraper API for any web page: the current that splits around the dial. */
export const drawPartingCurrent = () =>
  buildDrawingFile(
    "0 0 2700 880",
    group({ fill: "none" }, ...current.map((data, i) => path(data, i % 7 === 3 ? deepLine : line))),
  );
