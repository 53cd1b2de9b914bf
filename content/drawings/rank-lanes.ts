import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { element, group, path, tint, useFile } from "./svg.ts";

const lanes = 8;
const laneHeight = 48;
const top = 46;
const left = 92;
const pitch = 118;

/** Positions of eight pages on the results page, city by city: an invented query. */
const courses = [
  [1, 1, 2, 3, 3, 2, 1, 1, 2, 2, 1, 1, 1, 2, 3, 2, 1, 1, 2, 1],
  [2, 3, 1, 1, 1, 1, 2, 3, 1, 1, 2, 3, 3, 1, 1, 1, 2, 3, 1, 2],
  [3, 2, 4, 2, 2, 4, 5, 5, 3, 4, 4, 2, 2, 4, 2, 3, 4, 2, 3, 4],
  [4, 5, 3, 5, 6, 6, 4, 2, 4, 3, 3, 5, 6, 6, 5, 5, 3, 4, 4, 3],
  [5, 4, 6, 4, 4, 3, 3, 4, 6, 6, 5, 4, 4, 3, 4, 6, 6, 5, 6, 6],
  [6, 7, 5, 7, 5, 5, 7, 6, 5, 5, 7, 7, 5, 5, 7, 4, 5, 7, 5, 5],
  [7, 6, 8, 6, 8, 7, 6, 8, 8, 7, 6, 6, 8, 7, 6, 8, 8, 6, 7, 8],
  [8, 8, 7, 8, 7, 8, 8, 7, 7, 8, 8, 8, 7, 8, 8, 7, 7, 8, 8, 7],
];
/** The page that is followed: yours. */
const yours = 3;
const strokes = [-2, -1, 0, 1, 2];

const yOf = (rank: number) => top + (rank - 0.5) * laneHeight;
const ease = (t: number) => t * t * t * (t * (6 * t - 15) + 10);

/** Level at each city, and a smooth change of lane between two. */
function drawCourse(ranks: readonly number[], offset: number): string {
  const points = ranks.flatMap((rank, i): Point[] => {
    const next = ranks[i + 1] ?? rank;
    return Array.from({ length: 13 }, (_, k): Point => {
      const share = k / 12;
      const turn = ease(Math.min(1, Math.max(0, (share - 0.18) / 0.64)));
      return [left + (i + share) * pitch, yOf(rank) + (yOf(next) - yOf(rank)) * turn + offset];
    });
  });
  return toPath(points, { grid: 1, tolerance: 0.6 });
}

const paths = courses.map((ranks, course) => ({
  isYours: course === yours,
  data:
    course === yours
      ? strokes.map((stroke) => drawCourse(ranks, stroke * 4.5))
      : [drawCourse(ranks, -3), drawCourse(ranks, 3)],
}));

const stations = (courses[yours] ?? []).map((rank, i): Point => [left + i * pitch + 9, yOf(rank)]);

const points = stations.map(([x, y]) => `M${x} ${y}v.1`).join("");
const usual = { "stroke-opacity": 0.6, "stroke-width": 1.4, stroke: tint(500) };
const followed = { "stroke-width": 1.8, stroke: tint(700) };
const middle = { "stroke-width": 3, stroke: tint(800) };

/** Search results: lanes of the results page, with pages that change places from city to city. */
export const drawRankLanes = () =>
  useFile(
    "0 0 2400 440",
    path(Array.from({ length: lanes + 1 }, (_, i) => `M48 ${top + i * laneHeight + 0.5}H2600`).join(""), {
      stroke: tint(700),
      "stroke-opacity": 0.28,
    }),
    group(
      { fill: tint(800), "font-family": "var(--font-mono)", "font-size": 15, "font-weight": 550 },
      ...Array.from({ length: lanes }, (_, i) =>
        element("text", { "text-anchor": "end", x: 40, y: yOf(i + 1) + 5 }, `${i + 1}`),
      ),
    ),
    group(
      { fill: "none" },
      ...paths.flatMap(({ isYours, data }) =>
        data.map((line, i) => path(line, isYours ? (i === 2 ? middle : followed) : usual)),
      ),
    ),
    path(points, { stroke: tint(900), "stroke-linecap": "round", "stroke-width": 17 }),
    path(points, { stroke: tint(100), "stroke-linecap": "round", "stroke-width": 9 }),
  );
