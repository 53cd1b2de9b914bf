import { sceneBox } from "./scene.ts";
import { buildDrawingFile, circle, group, tint } from "./svg.ts";

/** Positions of three customers, and of the IP that they share. */
const stones = [
  { x: 1250, y: 190 },
  { x: 1566, y: 292 },
  { x: 1368, y: 606 },
];
const meeting = { x: 1384, y: 384 };
const pitch = 21;
const rings = 22;
const radii = Array.from({ length: rings }, (_, i) => (i + 1) * pitch);

const steps = [
  { "stroke-opacity": 0.75, "stroke-width": 1.3, from: 1, to: 7 },
  { "stroke-opacity": 0.45, "stroke-width": 1.1, from: 8, to: 14 },
  { "stroke-opacity": 0.22, "stroke-width": 1, from: 15, to: rings },
];

/** Shared datacenter: rings on water from three places that cross at one IP. */
export const drawSharedWater = () =>
  buildDrawingFile(
    sceneBox,
    ...stones.flatMap(({ x, y }) => [
      ...steps.map(({ from, to, ...stroke }) =>
        group(
          { fill: "none", stroke: tint(800), ...stroke },
          ...radii.slice(from - 1, to).map((radius) => circle(x, y, radius)),
        ),
      ),
      circle(x, y, 5, { fill: tint(900) }),
    ]),
    circle(meeting.x, meeting.y, 11, { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": 2 }),
    circle(meeting.x, meeting.y, 3.5, { fill: "var(--ink)" }),
  );
