import type { Point } from "@/lib/base/drawing/points";
import { buildDrawingFile, element, group, path, tint } from "./svg.ts";

/** The `index`-th cell of a Hilbert curve over `size` × `size` cells (`size` a power of two). */
function hilbertCell(index: number, size: number): Point {
  let [x, y] = [0, 0];
  let rest = index;
  for (let edge = 1; edge < size; edge *= 2) {
    const right = 1 & Math.floor(rest / 2);
    const down = 1 & (rest ^ right);
    if (down === 0) {
      if (right === 1) [x, y] = [edge - 1 - x, edge - 1 - y];
      [x, y] = [y, x];
    }
    x += edge * right;
    y += edge * down;
    rest = Math.floor(rest / 4);
  }
  return [x, y];
}

/** 256 IPs, the last octet of a /24, laid out so that every subnet is one connected area. */
const size = 16;
const cell = 30;
const edge = size * cell;

/** The path through all IPs in order, with rounded corners. */
const course = Array.from({ length: size * size }, (_, i) => hilbertCell(i, size))
  .map(([x, y], i) => `${i === 0 ? "M" : "L"}${x * cell + cell / 2} ${y * cell + cell / 2}`)
  .join("");

const quarters = [0, 64, 128, 192].map((first) => {
  const places = Array.from({ length: 64 }, (_, i) => hilbertCell(first + i, size));
  return {
    first,
    x: Math.min(...places.map(([x]) => x)) * cell,
    y: Math.min(...places.map(([, y]) => y)) * cell,
  };
});

/** The fenced quarter: 64 neighboring IPs of one customer. */
const fenced = quarters[1];
const half = edge / 2;

const ink = { fill: "none", stroke: "var(--ink)", "stroke-width": 1.5 };

const drawName = ({ first, x, y }: (typeof quarters)[number]) =>
  element(
    "text",
    {
      "font-weight": first === fenced?.first ? 600 : 500,
      stroke: first === fenced?.first ? tint(200) : "var(--white)",
      x: x + half / 2,
      y: y + half / 2 + 5,
    },
    `203.0.113.${first}/26`,
  );

/** Dedicated datacenter: a block of IPs as surveyed land, one quarter of it fenced. */
export const drawAddressBlock = () =>
  buildDrawingFile(
    "-34 -34 548 548",
    element("rect", { fill: "var(--white)", height: edge, width: edge }),
    fenced ? element("rect", { fill: tint(200), height: half, width: half, x: fenced.x, y: fenced.y }) : "",
    path(course, {
      fill: "none",
      stroke: tint(600),
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "stroke-width": 3,
    }),
    path(`M${half} 0V${edge}M0 ${half}H${edge}`, ink),
    fenced
      ? element("rect", {
          fill: "none",
          height: half - 8,
          stroke: tint(800),
          "stroke-dasharray": "14 6",
          "stroke-width": 4,
          width: half - 8,
          x: fenced.x + 4,
          y: fenced.y + 4,
        })
      : "",
    element("rect", { ...ink, height: edge + 12, width: edge + 12, x: -6, y: -6 }),
    group(
      {
        fill: "var(--ink)",
        "font-family": "var(--font-mono)",
        "font-size": 17,
        "paint-order": "stroke",
        "stroke-linejoin": "round",
        "stroke-width": 12,
        "text-anchor": "middle",
      },
      ...quarters.map(drawName),
    ),
  );
