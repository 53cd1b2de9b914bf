import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";

const width = 600;
const height = 120;
const zero = height - 4;

/** A customer's weekly values on a scale from 0 to `highest`. The figures are next to it. */
export function Sparkline({ weeks, highest }: { weeks: readonly number[]; highest: number }) {
  const curve = spline(
    weeks.map(
      (share, i) => [(width * i) / (weeks.length - 1), zero - (share / highest) * (zero - 6), 1] as const,
    ),
    6,
  ).map(([x, y]): Point => [x, y]);
  const lineAt = (share: number) => curve.map(([x, y]): Point => [x, zero - (zero - y) * share]);
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-24 w-full overflow-visible"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="fill-tint-100" d={`${toPath(curve, { tolerance: 0.5 })}V${zero}H0z`} />
      {[0.25, 0.5, 0.75].map((share) => (
        <path
          className="fill-none stroke-tint-400"
          d={toPath(lineAt(share), { tolerance: 0.5 })}
          key={share}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        className="fill-none stroke-tint-700 stroke-2"
        d={toPath(curve, { tolerance: 0.5 })}
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-fg" d={`M0 ${zero}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
