import { distance, type Point } from "@/lib/base/drawing/points";
import { cells } from "./cells.ts";
import { seeded } from "./random.ts";
import { sceneBox, sceneHeight, sceneWidth } from "./scene.ts";
import { buildDrawingFile, circle, group, path, tint } from "./svg.ts";

const pitch = 150;
const left = 560;
const random = seeded(11);

/** Masts on an irregular hexagonal grid, denser toward the middle, like a town. */
const masts: Point[] = Array.from({ length: 7 * 15 }, (_, i): Point => {
  const row = Math.floor(i / 15);
  const column = i % 15;
  const x = left + column * pitch + (row % 2) * (pitch / 2) + (random() - 0.5) * 84;
  const y = 30 + row * (pitch * 0.8) + (random() - 0.5) * 76;
  return [Math.round(x + (1500 - x) * 0.12), Math.round(y + (360 - y) * 0.08)];
});

const corner = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
const polygon = (points: readonly Point[]) => `M${points.map(corner).join("L")}z`;
const ground = cells(masts, { width: sceneWidth, height: sceneHeight, reach: 420 });

/** Positions of the carriers' names; each moves to the nearest mast. */
const places: Point[] = [
  [1290, 150],
  [1500, 300],
  [1280, 470],
  [1470, 620],
];
const lettered = places.map(
  (place) => masts.toSorted((a, b) => distance(a, place) - distance(b, place))[0] ?? place,
);
const ranges = [18, 34, 50];

const steps = [100, 200, 300];
const stepOf = (i: number) => steps[(i * 7 + Math.floor(i / 4)) % 5] ?? 100;

const drawMast = ([x, y]: Point) =>
  group(
    { fill: "none", stroke: tint(900), "stroke-linecap": "round", "stroke-width": 2 },
    ...ranges.map((range) => circle(x, y, range, { stroke: tint(800), "stroke-width": 1.2 })),
    path(`M${x} ${y}l-9 30M${x} ${y}l9 30M${x - 6} ${y + 20}h12`),
    circle(x, y, 4, { fill: tint(900), stroke: "none" }),
  );

/** Mobile: an area divided into the cells of masts; four of them are labeled. */
export const drawCarrierCells = () =>
  buildDrawingFile(
    sceneBox,
    ...steps.map((step) =>
      path(ground.flatMap((cell, i) => (stepOf(i) === step ? [polygon(cell)] : [])).join(""), {
        fill: tint(step),
        stroke: tint(700),
        "stroke-opacity": 0.5,
      }),
    ),
    path(masts.map((mast) => `M${corner(mast)}v.1`).join(""), {
      stroke: tint(700),
      "stroke-linecap": "round",
      "stroke-width": 5,
    }),
    ...lettered.map(drawMast),
  );
