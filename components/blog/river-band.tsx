import { buildRiver } from "@/lib/features/blog/cover";
import css from "./river-band.module.css";

const size = { width: 2000, height: 200, lines: 15 };

/** A river across the full width, generated from a seed. Decorative. */
export function RiverBand({ seed }: { seed: string }) {
  const path = buildRiver(seed, size.width, size.height, size.lines);
  return (
    <svg
      aria-hidden="true"
      className={`river-band ${css.riverBand} fill-none stroke-[1.3]`}
      height={size.height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
