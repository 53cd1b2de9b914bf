import { cn } from "@/components/ui/cn";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import braidedRiverCss from "./braided-river.module.css";
import { HeroBand } from "./hero-band";
import css from "./lock-staircase.module.css";

const height = 380;
const middle = 204;
const strokes = 11;
/** A staircase of two chambers between three pairs of gates. */
const gates = [430, 690, 950];
const channel = 150;
const wall = 22;
const end = 2400;

const ease = (t: number) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** Rough before the lock, half calm in the first chamber, ruled straight behind the last gate. */
function lineOf(stroke: number): Point[] {
  const offset = stroke - (strokes - 1) / 2;
  return Array.from({ length: 321 }, (_, i): Point => {
    const x = (i - 80) * 10;
    const calm = 1 - 0.86 * ease((x - 330) / 160) - 0.14 * ease((x - 900) / 120);
    const spread = 15 - 4.2 * ease((x - 300) / 130) * (1 - ease((x - 980) / 240));
    const waves =
      11 * Math.sin(x / 46 + stroke * 1.3) +
      8 * Math.sin(x / 27 - stroke * 0.7) +
      5 * Math.sin(x / 90 + stroke);
    return [x, middle + offset * spread + waves * calm];
  });
}

const water = Array.from({ length: strokes }, (_, stroke) =>
  toPath(lineOf(stroke), { grid: 1, tolerance: 0.6 }),
);

const half = channel / 2;
const [first = 0, , last = 0] = gates;
const quay = (side: 1 | -1) => {
  const inner = middle + side * half;
  const outer = inner + side * wall;
  return `M${first - 96} ${outer + side * 34}L${first - 40} ${inner}H${last + 40}L${last + 96} ${outer + side * 34}V${outer + side * 46}L${last + 30} ${outer}H${first - 30}L${first - 96} ${outer + side * 46}z`;
};
/** Mitre gates meet in a point that looks upstream, as the water presses them shut. */
const gatePair = (x: number) => `M${x + 34} ${middle - half}L${x} ${middle}L${x + 34} ${middle + half}`;

/** A lock from above: rough water becomes calm on its way through. `marks` letter the waters and chambers. */
export function LockStaircase({ marks }: { marks: readonly string[] }) {
  const places = [
    { x: 40, y: 76, anchor: "start" as const },
    { x: (gates[0] ?? 0) + 148, y: middle - half - wall - 18, anchor: "middle" as const },
    { x: (gates[1] ?? 0) + 148, y: middle - half - wall - 18, anchor: "middle" as const },
    { x: last + 140, y: 76, anchor: "start" as const },
  ];
  return (
    <HeroBand height={height} skip={310}>
      {water.map((data, i) => (
        <path
          className={
            i === (strokes - 1) / 2
              ? `${braidedRiverCss.strand} ${braidedRiverCss.strandMain}`
              : braidedRiverCss.strand
          }
          d={data}
          key={data}
        />
      ))}
      <path className={css.lockWall} d={`${quay(-1)}${quay(1)}`} />
      {gates.map((x) => (
        <path className={css.lockGate} d={gatePair(x)} key={x} />
      ))}
      <path className={css.lockAxis} d={`M-800 ${height - 22.5}H${end}`} />
      {places.map(({ x, y, anchor }, i) => (
        <text
          // The last one needs room that narrow windows lack.
          className={cn(css.lockName, i === places.length - 1 && "max-lg:hidden")}
          key={x}
          textAnchor={anchor}
          x={x}
          y={y}
        >
          {marks[i]}
        </text>
      ))}
    </HeroBand>
  );
}
