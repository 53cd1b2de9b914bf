import braidedRiver from "./braided-river.svg";
import carrierCells from "./carrier-cells.svg";
import catchment from "./catchment.svg";
import type { DrawingFile } from "./drawing";
import lockStaircase from "./lock-staircase.svg";
import parcels from "./parcels.svg";
import type { LabelPosition } from "./picture-labels";
import priceSoundings from "./price-soundings.svg";
import rankLanes from "./rank-lanes.svg";
import serverHall from "./server-hall.svg";
import sharedWater from "./shared-water.svg";

type Picture = { file: DrawingFile; marks: readonly LabelPosition[]; halo: string };

/** A picture beside a heading; `focus` is the horizontal position (share of its width) that stays visible. */
export type Scene = Picture & { focus: number };

/** A full-width picture; smaller windows hide its first `skip` pixels. */
export type Band = Picture & { height: number; skip: number };

/** Label positions match the drawings in `content/drawings`. */
export const scenes = {
  braid: {
    file: braidedRiver,
    focus: 0.515,
    halo: "var(--deep)",
    marks: [
      { x: 1130, y: 457 },
      { x: 1248, y: 241 },
      { x: 1376, y: 350, style: "found" },
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
    focus: 0.56,
    halo: "var(--tint-100)",
    marks: [
      { x: 1289, y: 198 },
      { x: 1492, y: 312 },
      { x: 1313, y: 446 },
      { x: 1543, y: 650 },
    ],
  },
  hall: { file: serverHall, focus: 0.53, halo: "var(--tint-100)", marks: [{ x: 1328, y: 237 }] },
  parcels: {
    file: parcels,
    focus: 0.595,
    halo: "var(--paper2)",
    marks: [{ x: 1580, y: 229, style: "place" }],
  },
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
  soundings: {
    file: priceSoundings,
    focus: 0.55,
    halo: "transparent",
    marks: [
      { x: 1294, y: 195, style: "place" },
      { x: 1562, y: 495, style: "place" },
      { x: 1418, y: 335, style: "place" },
    ],
  },
} satisfies Readonly<Record<string, Scene>>;

/** Position of the first lane, and the distance between lanes. */
const cities = { first: 101, pitch: 118, count: 20 };

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
  ranks: {
    file: rankLanes,
    height: 440,
    skip: 0,
    halo: "transparent",
    marks: Array.from({ length: cities.count }, (_, i) => ({
      x: cities.first + i * cities.pitch,
      y: 30,
      anchor: "middle" as const,
    })),
  },
} satisfies Readonly<Record<string, Band>>;
