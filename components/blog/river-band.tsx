import { buildCover } from "@/lib/features/blog/cover";
import css from "./river-band.module.css";

const sheet = { width: 2000, height: 200, lines: 15 };

/** A river across the full width, generated from a seed. Decorative. */
export function RiverBand({ seed }: { seed: string }) {
  const { path } = buildCover(seed, sheet.width, sheet.height, sheet.lines);
  return (
    <svg
      aria-hidden="true"
      className={`river-band ${css.riverBand}`}
      height={sheet.height}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={sheet.width}
    >
      <path d={path} />
    </svg>
  );
}
