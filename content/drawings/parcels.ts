import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { seeded } from "./random.ts";
import { sceneBox } from "./scene.ts";
import { group, path, tint, useFile } from "./svg.ts";

const random = seeded(7);
const block = { width: 236, height: 148, street: 26, lots: 6 };
const columns = 8;
const rows = 6;
const origin = { x: 800, y: -90 };

/** Streets of an old town are not straight, so the plan is distorted. */
function bend([x, y]: Point): Point {
  return [
    x + 34 * Math.sin(y / 170) + 16 * Math.sin(x / 210 + y / 90),
    y + 42 * Math.sin(x / 320) + 14 * Math.cos(x / 130 - y / 160),
  ];
}

const round = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
const plot = (corners: readonly Point[]) => `M${corners.map(bend).map(round).join("L")}z`;

type Lot = { corners: Point[]; rent: number | null };

/** A block of lots, back to back in two rows, of uneven width. */
function drawBlock(x: number, y: number): Lot[] {
  return [0, 1].flatMap((side) => {
    const weights = Array.from({ length: block.lots }, () => 0.7 + random() * 0.7);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const depth = block.height * (0.46 + random() * 0.08);
    const [top, foot] = side === 0 ? [y, y + depth - 1] : [y + depth + 1, y + block.height];
    let left = x;
    return weights.map((weight): Lot => {
      const width = (weight / total) * block.width;
      const corners: Point[] = [
        [left + 1, top],
        [left + width - 1, top],
        [left + width - 1, foot],
        [left + 1, foot],
      ];
      left += width;
      return { corners, rent: random() < 0.17 ? 900 + Math.round(random() * 140) * 10 : null };
    });
  });
}

const lots = Array.from({ length: columns * rows }, (_, i) => {
  const column = i % columns;
  const row = Math.floor(i / columns);
  const isGreen = (column === 2 && row === 3) || (column === 5 && row === 1);
  const place = {
    x: origin.x + column * (block.width + block.street),
    y: origin.y + row * (block.height + block.street),
  };
  return isGreen ? [] : drawBlock(place.x, place.y);
}).flat();

/** A canal in place of a street. */
const canal = [-7, 0, 7].map((offset) => {
  const y = origin.y + 3 * (block.height + block.street) - block.street / 2 + offset;
  return toPath(
    Array.from({ length: 60 }, (_, i): Point => bend([origin.x - 60 + i * 40, y])),
    { grid: 1, tolerance: 0.8 },
  );
});

/** The listed lots in three bands of rent (dollars per month). */
const bands = [
  { from: 0, to: 1300 },
  { from: 1300, to: 1800 },
  { from: 1800, to: 9999 },
];
const listed = lots.flatMap(({ corners, rent }) => (rent === null ? [] : [{ corners, rent }]));
/** The listing with a label, near the middle of the picture. */
const shown = listed.find(({ corners: [corner] }) => corner && corner[0] > 1190 && corner[1] > 300);
const rent = bands.map(({ from, to }) =>
  listed.flatMap(({ corners, rent: asked }) => (asked >= from && asked < to ? [plot(corners)] : [])).join(""),
);
const [flagX = 0, flagY = 0] = bend(shown?.corners[1] ?? [0, 0]).map(Math.round);

/** Real estate: lots along crooked streets; the ones on offer are filled by rent, one of them is flagged. */
export const drawParcels = () =>
  useFile(
    sceneBox,
    group(
      { "stroke-linejoin": "round", "stroke-opacity": 0.55, stroke: tint(700) },
      path(lots.map(({ corners }) => plot(corners)).join(""), { fill: "var(--paper)" }),
      ...rent.map((d, band) => path(d, { fill: tint(200 * (band + 1)) })),
    ),
    path(canal.join(""), { fill: "none", stroke: tint(500), "stroke-width": 1.4 }),
    path(plot(shown?.corners ?? []), {
      fill: tint(700),
      stroke: "var(--ink)",
      "stroke-width": 2.4,
    }),
    path(`M${flagX - 6} ${flagY + 8}l34 -58h12`, { fill: "none", stroke: "var(--ink)", "stroke-width": 1.8 }),
  );
