import braidedRiver from "./braided-river.svg";
import carrierCells from "./carrier-cells.svg";
import catchment from "./catchment.svg";
import type { DrawingFile } from "./drawing";
import ipDensity from "./ip-density.svg";
import lockStaircase from "./lock-staircase.svg";
import type { LabelPosition } from "./picture-labels";
import serverHall from "./server-hall.svg";
import sharedWater from "./shared-water.svg";

type Picture = { file: DrawingFile; labels: readonly LabelPosition[]; labelBackground: string };

/** A picture beside a heading. */
export type Scene = Picture & {
  /** Horizontal position that stays in view when the picture is cropped, from 0 to 1. */
  focus: number;
  /** False if the drawing ends before the heading by itself on wide windows; others fade out there. */
  fades?: boolean;
};

/** A full-width picture, rotated by 90° on small windows. On others, `viewBox` is fitted to the width of the content. */
export type Band = Picture & { viewBox: string; narrowLabels: readonly LabelPosition[] };

/** The cities of `contours` that have labels, in their order. */
export const contourCities = ["New York", "Jacksonville", "Raleigh"];

/** Pictures of product heroes, by their name in the CMS. */
export const scenes = {
  braid: {
    file: braidedRiver,
    focus: 0.515,
    labelBackground: "var(--deep)",
    labels: [
      { x: 1150, y: 510, style: "plain" },
      { x: 1305, y: 255, style: "plain" },
      { x: 1574, y: 368, anchor: "end", style: "found" },
    ],
  },
  catchment: {
    file: catchment,
    focus: 0.47,
    labelBackground: "var(--paper2)",
    labels: [
      { x: 1078, y: 372, anchor: "end" },
      { x: 1414, y: 716, anchor: "end" },
    ],
  },
  cells: {
    file: carrierCells,
    focus: 0.53,
    fades: false,
    labelBackground: "var(--tint-100)",
    labels: [
      // Each below its mast, in the same cell.
      { x: 1260, y: 243, style: "plain" },
      { x: 1419, y: 361, anchor: "middle", style: "plain" },
      { x: 1352, y: 506, anchor: "middle", style: "plain" },
      { x: 1528, y: 718, anchor: "end", style: "plain" },
    ],
  },
  contours: {
    file: ipDensity,
    focus: 0.533,
    labelBackground: "var(--paper)",
    labels: [
      // In the sea: each city's name with its count below, then the exit.
      { x: 1466, y: 266 },
      { x: 1466, y: 291 },
      { x: 1254, y: 648 },
      { x: 1254, y: 673 },
      { x: 1382, y: 492 },
      { x: 1382, y: 517 },
      { x: 1382, y: 542 },
    ],
  },
  hall: {
    file: serverHall,
    focus: 0.53,
    fades: false,
    labelBackground: "var(--tint-100)",
    labels: [{ x: 1328, y: 237 }],
  },
  ripples: {
    file: sharedWater,
    focus: 0.54,
    labelBackground: "var(--tint-300)",
    labels: [
      { x: 1264, y: 195 },
      { x: 1586, y: 297 },
      { x: 1382, y: 611 },
      { x: 1404, y: 389, style: "address" },
    ],
  },
} satisfies Readonly<Record<string, Scene>>;

export const lockBand: Band = {
  file: lockStaircase,
  viewBox: "40 0 1200 380",
  labelBackground: "var(--deep)",
  labels: [
    { x: 40, y: 44 },
    { x: 578, y: 89, anchor: "middle" },
    { x: 838, y: 89, anchor: "middle" },
    { x: 1240, y: 44, anchor: "end" },
  ],
  narrowLabels: [
    { x: 154, y: 108 },
    { x: 154, y: 266 },
    { x: 154, y: 383 },
    { x: 154, y: 500 },
  ],
};
