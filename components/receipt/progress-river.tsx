import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/receipt-river.svg";

/** Distance of two steps in px; same as the list's row height. */
export const stationGap = 136;
const firstY = 20;
/** How far the river extends below the last step; the panel clips it. */
const beyond = 420;
const width = 128;
const height = firstY + 2 * stationGap + beyond;
/** The river enters from the left edge of the panel, below the heading. */
const farLeft = { x: -1200, y: -100 };

const stations = [44, 84, 40].map((x, index) => ({ x, y: firstY + index * stationGap }));

/** A progress indicator drawn as a river: solid up to step `reached` (0 to 2), faint after it. */
export function ProgressRiver({ reached }: { reached: number }) {
  const until = stations[reached]?.y ?? firstY;
  const runs = reached === stations.length - 1 ? height : until;
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 overflow-visible"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <clipPath id="river-run">
        <rect height={runs - farLeft.y} width={width} y={farLeft.y} />
        {/* The way to the first step, also where it is lower than that. */}
        <rect height={height - farLeft.y} width={-farLeft.x} {...farLeft} />
      </clipPath>
      <clipPath id="river-ahead">
        <rect height={height - runs} width={width} y={runs} />
      </clipPath>
      <g clipPath="url(#river-run)">
        <Drawing file={river} part="done" />
      </g>
      <g clipPath="url(#river-ahead)">
        <Drawing file={river} part="ahead" />
      </g>
      {stations.map(({ x, y }, index) => (
        <circle
          cx={x}
          cy={y}
          fill={index <= reached ? "var(--tint-300)" : "var(--ground)"}
          key={y}
          opacity={index <= reached ? 1 : 0.75}
          r={index === reached ? 9 : 7}
          stroke={index === reached ? "var(--ground)" : "var(--fg)"}
          strokeWidth={index === reached ? 4 : 2}
        />
      ))}
      <circle
        cx={stations[reached]?.x}
        cy={until}
        fill="none"
        r="12"
        stroke="var(--tint-300)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
