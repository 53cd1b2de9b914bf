import { flow, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { sceneBox, sceneHeight, sceneWidth } from "./scene.ts";
import { buildDrawingFile, circle, element, group, path, tint } from "./svg.ts";

const wheel = { x: 1480, y: 392, hub: 62, rim: 312 };
const blades = 48;
const lean = 1.15;

const current = flow({
  x0: 700,
  x1: sceneWidth,
  starts: spread(24, 40, sceneHeight - 20),
  obstacles: [{ x: wheel.x, y: wheel.y, r: wheel.rim + 24 }],
  sway: { height: 0.06, length: 900, phase: 0.4 },
}).map((line) => toPath(line, { grid: 1, tolerance: 0.8 }));

const blade = toPath(
  Array.from({ length: 30 }, (_, i): Point => {
    const share = i / 29;
    const radius = wheel.hub + (wheel.rim - wheel.hub) * share;
    const angle = lean * share ** 1.4;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }),
  { grid: 0.5, tolerance: 0.4 },
);

const turns = Array.from({ length: blades }, (_, i) => (i * 360) / blades);
/** Every fourth bucket is labeled with the last octet of its IP. */
const octets = [17, 44, 86, 102, 133, 158, 171, 190, 204, 219, 232, 248];

const currentLine = { fill: "none", stroke: tint(700), "stroke-opacity": 0.34, "stroke-width": 1.1 };
const currentDeep = { fill: "none", stroke: tint(800), "stroke-opacity": 0.75, "stroke-width": 1.7 };
const wheelLine = { fill: "none", stroke: tint(700), "stroke-width": 1.6 };
const rim = { fill: "none", stroke: tint(900), "stroke-width": 2 };

const drawOctet = (octet: number, i: number) => {
  const turn = (i * 360) / octets.length + 3.75;
  return element("text", { transform: `rotate(${turn}) translate(0 ${-wheel.rim + 24})` }, `.${octet}`);
};

/** Rotating datacenter: the current and the ground around the wheel. */
export const drawWheelCurrent = () =>
  buildDrawingFile(
    sceneBox,
    ...current.map((data, i) => path(data, i % 6 === 2 ? currentDeep : currentLine)),
    circle(wheel.x, wheel.y, wheel.rim, { fill: tint(100) }),
  );

/** The wheel, around its hub: each bucket is a different IP. It rotates, so it is a separate drawing. */
export const drawWheelBlades = () =>
  buildDrawingFile(
    "-312 -312 624 624",
    group(wheelLine, ...turns.map((turn) => path(blade, { transform: `rotate(${turn})` }))),
    group(
      {
        fill: "var(--ink)",
        "font-family": "var(--font-mono)",
        "font-size": 16,
        "font-weight": 550,
        "paint-order": "stroke",
        stroke: tint(100),
        "stroke-width": 7,
        "text-anchor": "middle",
      },
      ...octets.map(drawOctet),
    ),
  );

export const drawWheelFrame = () =>
  buildDrawingFile(
    "-314 -314 628 628",
    circle(0, 0, wheel.rim, rim),
    circle(0, 0, wheel.rim - 36, rim),
    circle(0, 0, wheel.hub, { ...wheelLine, fill: tint(900) }),
    circle(0, 0, wheel.hub - 16, { ...wheelLine, stroke: tint(300) }),
  );
