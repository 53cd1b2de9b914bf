import { contours, type Hill } from "@/lib/base/drawing/contours";
import { toPath } from "@/lib/base/drawing/path";
import { seeded } from "./random.ts";
import { sceneBox, sceneHeight, sceneWidth } from "./scene.ts";
import { circle, element, group, path, tint, useFile } from "./svg.ts";

/** Dear places are high, cheap ones low. The shop is invented, and so are its prices. */
const hills: Hill[] = [
  { x: 1280, y: 190, rx: 150, ry: 120, height: 0.9, turn: 0.3 },
  { x: 1560, y: 490, rx: 230, ry: 160, height: 1.1, turn: -0.5 },
  { x: 2040, y: 160, rx: 220, ry: 130, height: 0.8 },
  { x: 1190, y: 650, rx: 150, ry: 90, height: 0.55, turn: -0.2 },
  { x: 2320, y: 600, rx: 240, ry: 140, height: 0.9, turn: 0.4 },
];
const levels = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 1];
const depthTints = ["var(--tint-100)", "var(--tint-200)", "var(--tint-300)"];
const land = contours({
  width: sceneWidth,
  height: sceneHeight,
  hills,
  levels,
  cell: 16,
  roughness: 0.02,
  seed: 4,
}).map(({ rings }) => rings.map((ring) => toPath(ring, { grid: 1, tolerance: 1.1, closed: true })).join(""));

function heightAt(x: number, y: number): number {
  return hills.reduce((sum, { x: hx, y: hy, rx, ry, height, turn = 0 }) => {
    const u = ((x - hx) * Math.cos(turn) + (y - hy) * Math.sin(turn)) / rx;
    const v = ((y - hy) * Math.cos(turn) - (x - hx) * Math.sin(turn)) / ry;
    return sum + height * Math.exp(-(u * u + v * v) / 2);
  }, 0);
}

const pitch = { x: 96, y: 74 };
const from = { x: 850, y: 40 };
const random = seeded(31);
const centsInUse = [90, 49, 95, 99];

/** Prices by place, written as a chart writes depths: whole dollars, and the cents small below. */
const soundings = Array.from({ length: 10 * 18 }, (_, i) => {
  const row = Math.floor(i / 18);
  const x = from.x + (i % 18) * pitch.x + (row % 2) * (pitch.x / 2) + (random() - 0.5) * 40;
  const y = from.y + row * pitch.y + (random() - 0.5) * 26;
  return {
    x: Math.round(x),
    y: Math.round(y),
    dollars: Math.round(34 + heightAt(x, y) * 11),
    cents: centsInUse[Math.floor(random() * centsInUse.length)],
  };
});

const towns = [
  { x: 1280, y: 190 },
  { x: 1548, y: 490 },
  { x: 1404, y: 330 },
];

/** Clear of a town's name. */
const isFree = ({ x, y }: { x: number; y: number }) =>
  towns.every((town) => Math.abs(y - town.y) > 30 || x < town.x - 36 || x > town.x + 130);

const drawSounding = ({ x, y, dollars, cents }: (typeof soundings)[number]) =>
  element("text", { x, y }, `${dollars}`, element("tspan", { dy: 5, "font-size": 13 }, `${cents}`));

/** E-commerce: the price of one article, sounded over a whole country, and the places of three towns. */
export const drawPriceSoundings = () =>
  useFile(
    sceneBox,
    ...land.map((data, i) =>
      path(data, {
        fill: depthTints[Math.min(2, Math.floor(i / 2))],
        stroke: tint(600),
        "stroke-opacity": i % 3 === 0 ? 0.8 : 0.35,
        "stroke-width": i % 3 === 0 ? 1.4 : undefined,
      }),
    ),
    group(
      {
        fill: tint(900),
        "font-family": "var(--font-sans)",
        "font-size": 19,
        "font-style": "italic",
        "font-weight": 500,
      },
      ...soundings.filter(isFree).map(drawSounding),
    ),
    ...towns.map(
      ({ x, y }) =>
        circle(x, y, 6, { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": 2 }) +
        circle(x, y, 2, { fill: "var(--ink)" }),
    ),
  );
