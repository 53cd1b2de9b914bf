import braidedRiver from "./braided-river.svg";
import carrierCells from "./carrier-cells.svg";
import catchment from "./catchment.svg";
import type { DrawingFile } from "./drawing";
import lockStaircase from "./lock-staircase.svg";
import type { LabelPosition } from "./picture-labels";
import serverHall from "./server-hall.svg";
import sharedWater from "./shared-water.svg";

type Picture = { file: DrawingFile; marks: readonly LabelPosition[]; halo: string };

/** A picture beside a heading; `focus` is the horizontal position (share of its width) that stays visible. */
export type Scene = Picture & { focus: number };

/** A full-width picture; smaller windows hide its first `skip` pixels. */
export type Band = Picture & { height: number; skip: number };

/** Label positions, in the user units of each SVG file. */
export const scenes = {
  braid: {
    file: braidedRiver,
    focus: 0.515,
    halo: "var(--deep)",
    marks: [
      { x: 1150, y: 457 },
      { x: 1305, y: 241 },
      { x: 1505, y: 350, anchor: "end", style: "found" },
    ],
  },
  catchment: {
    file: catchment,
    focus: 0.49,
    halo: "var(--paper2)",
    marks: [
      { x: 1092, y: 427, anchor: "middle" },
      { x: 1414, y: 716, anchor: "end" },
    ],
  },
  cells: {
    file: carrierCells,
    focus: 0.53,
    halo: "var(--tint-100)",
    marks: [
      { x: 1289, y: 198 },
      { x: 1441, y: 312, anchor: "end" },
      { x: 1313, y: 446 },
      { x: 1493, y: 650, anchor: "end" },
    ],
  },
  hall: { file: serverHall, focus: 0.53, halo: "var(--tint-100)", marks: [{ x: 1328, y: 237 }] },
  ripples: {
    file: sharedWater,
    focus: 0.54,
    halo: "var(--tint-300)",
    marks: [
      { x: 1264, y: 195 },
      { x: 1580, y: 297 },
      { x: 1382, y: 611 },
      { x: 1404, y: 389, style: "address" },
    ],
  },
} satisfies Readonly<Record<string, Scene>>;

export const bands = {
  lock: {
    file: lockStaircase,
    height: 380,
    skip: 310,
    halo: "var(--deep)",
    marks: [
      { x: 40, y: 76 },
      { x: 578, y: 89, anchor: "middle" },
      { x: 838, y: 89, anchor: "middle" },
      { x: 1090, y: 76, style: "aside" },
    ],
  },
} satisfies Readonly<Record<string, Band>>;
