import { contours } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { path, tint, useFile } from "./svg.ts";

const size = 480;

/** One hill whose top lies in the innermost frame: zooming in means climbing it. */
const hill = contours({
  width: size,
  height: size,
  hills: [
    { x: 240, y: 400, rx: 110, ry: 92, height: 1, turn: 0.4 },
    { x: 60, y: 120, rx: 90, ry: 70, height: 0.34 },
  ],
  levels: [0.12, 0.2, 0.3, 0.42, 0.55, 0.68, 0.8, 0.9, 0.97],
  roughness: 0.045,
  seed: 9,
}).map(({ rings }) => rings.map((ring) => toPath(ring, { grid: 1, tolerance: 0.7, closed: true })).join(""));

/** Levels of targeting: the ground under the frames. */
export const drawZoomHill = () =>
  useFile(
    "0 0 480 480",
    path(hill.join(""), { fill: "none", stroke: tint(500), "stroke-opacity": 0.32, "stroke-width": 0.9 }),
  );
