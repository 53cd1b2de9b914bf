import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";

const width = 600;
const height = 120;

/** A customer's weekly values, relative to the worst week. The figures are next to it. */
export function Sparkline({ weeks }: { weeks: readonly number[] }) {
  const deepest = Math.max(...weeks);
  const bed = spline(
    weeks.map(
      (share, i) => [(width * i) / (weeks.length - 1), 12 + (share / deepest) * (height - 16), 1] as const,
    ),
    6,
  ).map(([x, y]): Point => [x, y]);
  const bedAt = (share: number) => bed.map(([x, y]): Point => [x, 6 + (y - 6) * share]);
  return (
    <svg
      aria-hidden="true"
      className="mt-2 h-24 w-full overflow-visible"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="fill-tint-100" d={`${toPath(bed, { tolerance: 0.5 })}V6H0z`} />
      {[0.25, 0.5, 0.75].map((share) => (
        <path
          className="fill-none stroke-tint-400"
          d={toPath(bedAt(share), { tolerance: 0.5 })}
          key={share}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        className="fill-none stroke-tint-700 stroke-2"
        d={toPath(bed, { tolerance: 0.5 })}
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-fg" d={`M0 6H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
