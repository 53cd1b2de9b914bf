import { contours, type Hill } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { buildDrawingFile, path, tint } from "./svg.ts";

const width = 2000;
const height = 760;
/** The contours are computed beyond the visible area, so that none is closed along its edge. */
const bleed = 48;

const hills: Hill[] = [
  { x: 1608, y: 372, rx: 250, ry: 212, height: 1.05, turn: 0.5 },
  { x: 1298, y: 612, rx: 220, ry: 120, height: 0.55, turn: -0.4 },
  { x: 1950, y: 150, rx: 300, ry: 200, height: 0.7 },
  { x: 470, y: 830, rx: 360, ry: 70, height: 0.4, turn: -0.06 },
];

const levels = [0.18, 0.26, 0.36, 0.46, 0.56, 0.66, 0.76, 0.86, 0.96, 1.06, 1.16];

/** Elevation tints: each step a little darker than the one below. */
const heightTints = [
  "transparent",
  "color-mix(in oklab,var(--tint-100),var(--tint-200) 25%)",
  "color-mix(in oklab,var(--tint-100),var(--tint-200) 50%)",
  "color-mix(in oklab,var(--tint-100),var(--tint-200) 75%)",
  "var(--tint-200)",
  "color-mix(in oklab,var(--tint-200),var(--tint-300) 25%)",
  "color-mix(in oklab,var(--tint-200),var(--tint-300) 50%)",
  "color-mix(in oklab,var(--tint-200),var(--tint-300) 75%)",
  "var(--tint-300)",
  "color-mix(in oklab,var(--tint-300),var(--tint-400) 35%)",
  "color-mix(in oklab,var(--tint-300),var(--tint-400) 70%)",
];

/** Every fifth line is a thicker index contour. */
const isIndex = (level: number) => level % 5 === 1;

const land = contours({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
  hills,
  levels,
  cell: 12,
  roughness: 0.036,
  seed: 5,
  minPoints: 10,
});
const lines = land.map(({ rings }) =>
  rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.9, closed: true })).join(""),
);

/** Residential: contours of a fictional landscape, filled by height. */
export const drawContourLand = () =>
  buildDrawingFile(
    "48 48 2000 760",
    ...lines.map((data, level) =>
      path(data, {
        fill: heightTints[level],
        stroke: tint(500),
        "stroke-opacity": isIndex(level) ? 0.75 : 0.32,
        "stroke-width": isIndex(level) ? 1.3 : 0.9,
      }),
    ),
  );
