import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";

const width = 1600;
const height = 320;
/** Height of the line of sight at which all staffs are read. */
const sight = 62;
const staffs = [330, 560, 800, 1040, 1270];

const groundAt = (x: number) => 214 + 34 * Math.sin(x / 210 + 0.6) + 16 * Math.sin(x / 83);

const beds = Array.from({ length: 7 }, (_, layer) => {
  const points = Array.from({ length: width / 20 + 1 }, (_, i): Point => {
    const x = i * 20;
    return [x, groundAt(x) * (1 - layer * 0.05) + layer * (24 + layer * 1.6) + 4 * Math.sin(x / 60 + layer)];
  });
  return toPath(points, { tolerance: 0.5 });
});

/** A land survey: leveling staffs on uneven ground, read at one height. */
export function Leveling({ count, description }: { count: number; description: string }) {
  return (
    <svg
      aria-label={description}
      className="relative left-1/2 mt-fluid-1 min-w-full max-w-none -translate-x-1/2 fill-none max-md:h-55 max-md:w-275 max-md:min-w-0 max-sm:h-30 max-sm:w-150"
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {beds.map((data, layer) => (
        <path className={layer === 0 ? "stroke-tint-800 stroke-2" : "stroke-tint-400"} d={data} key={data} />
      ))}
      <path className="stroke-fg" d={`M0 ${sight}H${width}`} strokeDasharray="2 5" />
      {staffs.slice(0, count).map((x, i) => {
        const foot = Math.round(groundAt(x));
        return (
          <g key={x}>
            <rect className="fill-ground-2 stroke-fg" height={foot - 34} width="10" x={x - 5} y="34" />
            <path className="stroke-fg stroke-[9]" d={`M${x} ${foot}V34`} strokeDasharray="11 11" />
            <path className="stroke-tint-700 stroke-3" d={`M${x - 22} ${sight}h44`} />
            <text
              className="fill-tint-800 font-display text-[19px] leading-[normal] font-[560] max-sm:text-[30px]"
              textAnchor="middle"
              x={x}
              y="22"
            >
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
