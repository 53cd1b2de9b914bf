import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import css from "./sparkline.module.css";

const width = 600;
const height = 120;

/**
 * A small chart of a customer's weekly values, relative to the worst week. Without labels: the figures are
 * next to it.
 */
export function Sparkline({ weeks, className }: { weeks: readonly number[]; className?: string }) {
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
      className={`${css.sounding} overflow-visible ${className ?? ""}`}
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className={css.soundingWater} d={`${toPath(bed, { tolerance: 0.5 })}V6H0z`} />
      {[0.25, 0.5, 0.75].map((share) => (
        <path d={toPath(bedAt(share), { tolerance: 0.5 })} key={share} />
      ))}
      <path className={css.soundingBed} d={toPath(bed, { tolerance: 0.5 })} />
      <path className={css.soundingLevel} d={`M0 6H${width}`} />
    </svg>
  );
}
