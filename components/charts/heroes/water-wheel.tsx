import successDialCss from "@/components/charts/success-dial.module.css";
import { flow, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { HeroScene, sceneHeight, sceneWidth } from "./hero-scene";
import css from "./water-wheel.module.css";

const wheel = { x: 1480, y: 392, hub: 62, rim: 312 };
const blades = 48;
/** How far a blade leans from hub to rim, in radians. */
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
/** Every fourth bucket carries the last octet of the address that it brings. */
const octets = [17, 44, 86, 102, 133, 158, 171, 190, 204, 219, 232, 248];

/** A wheel in the current whose every bucket is another address. */
export function WaterWheel() {
  return (
    <HeroScene focus={0.565}>
      {current.map((data, i) => (
        <path
          className={
            i % 6 === 2 ? `${successDialCss.current} ${successDialCss.currentDeep}` : successDialCss.current
          }
          d={data}
          key={data}
        />
      ))}
      <g transform={`translate(${wheel.x} ${wheel.y})`}>
        {/* Rotating datacenter: a wheel in the current. */}
        <circle className="fill-tint-100" r={wheel.rim} />
        <g className={css.wheelTurn}>
          <path className="fill-none stroke-tint-700 stroke-[1.6]" d={blade} id="wheel-blade" />
          {turns.slice(1).map((turn) => (
            <use
              className="fill-none stroke-tint-700 stroke-[1.6]"
              href="#wheel-blade"
              key={turn}
              transform={`rotate(${turn})`}
            />
          ))}
          {octets.map((octet, i) => (
            <text
              className={css.wheelOctet}
              key={octet}
              textAnchor="middle"
              transform={`rotate(${(i * 360) / octets.length + 3.75}) translate(0 ${-wheel.rim + 24})`}
            >
              {`.${octet}`}
            </text>
          ))}
        </g>
        <circle className={css.wheelRim} r={wheel.rim} />
        <circle className={css.wheelRim} r={wheel.rim - 36} />
        <circle className="fill-tint-900 stroke-tint-700 stroke-[1.6]" r={wheel.hub} />
        <circle className="fill-none stroke-tint-300 stroke-[1.6]" r={wheel.hub - 16} />
      </g>
    </HeroScene>
  );
}
