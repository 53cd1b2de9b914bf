import riverCss from "@/components/illustrations/river.module.css";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import css from "./forked-river.module.css";

const width = 2800;
const height = 340;
const axis = 170;
const strokesPerArm = 8;
/** The island between the arms: where the river splits, and where it joins again. */
const island = { from: 950, to: 1850, half: 58 };

const ease = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** Distance between the arms at `x`, from 0 (joined) to 1. */
const parting = (x: number) => ease((x - island.from) / 260) * ease((island.to - x) / 260);

/** A line of one arm: `side` is -1 above the island and 1 below. */
function drawLine(side: -1 | 1, index: number): string {
  const points: Point[] = [];
  for (let x = 0; x <= width; x += 25) {
    const bed = 15 * Math.sin(x / 240) + 8 * Math.sin(x / 97);
    const calm = 1 - 0.75 * parting(x);
    const off = (index + 0.5) * 7.4 + 1.6 * Math.sin(x / 130 + index * 1.3);
    points.push([x, axis + bed * calm + side * (off + island.half * parting(x))]);
  }
  return toPath(points, { grid: 0.5, tolerance: 0.4 });
}

const arms = ([-1, 1] as const).map((side) =>
  Array.from({ length: strokesPerArm }, (_, index) => drawLine(side, index)),
);

/** Picture of a river with two labeled arms, one per side of a comparison. */
export function ForkedRiver({ names, between }: { names: readonly [string, string]; between: string }) {
  const middle = (island.from + island.to) / 2;
  return (
    <svg
      aria-label={`${names[0]}. ${names[1]}. ${between}.`}
      className={`${css.fork} relative left-[50%] mt-2 max-w-none -translate-x-1/2`}
      height={height}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {arms.flat().map((data, i) => (
        <path
          className={i % strokesPerArm === 4 ? `river-main ${riverCss.riverMain}` : undefined}
          d={data}
          key={data}
        />
      ))}
      <text textAnchor="middle" x={middle} y={axis - island.half - 25}>
        {names[0]}
      </text>
      <text textAnchor="middle" x={middle} y={axis + island.half + 36}>
        {names[1]}
      </text>
      <text className={css.forkBetween} textAnchor="middle" x={middle} y={axis + 5}>
        {between}
      </text>
    </svg>
  );
}
