import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";

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

const paths = ribbon({
  strokes: 7,
  spacing: 6,
  points: [
    [-1100, 40, 1.3],
    [-700, -20, 1.2],
    [-380, 26, 1.1],
    [-130, -6, 1],
    [-20, -22, 0.9],
    [44, 20, 0.9],
    [46, 84, 0.8],
    [84, 156, 1],
    [80, 224, 0.8],
    [40, 292, 1],
    [52, 380, 0.9],
    [104, 500, 1.1],
    [30, 720, 1.3],
  ],
}).strokes.map((stroke) => toPath(stroke));

const middle = (paths.length - 1) / 2;

function Strokes({ isAhead }: { isAhead: boolean }) {
  return paths.map((path, index) => {
    const off = Math.abs(index - middle);
    return (
      <path
        d={path}
        key={path}
        opacity={isAhead ? 0.5 : off === 0 ? 1 : 0.85 - 0.18 * off}
        stroke={!isAhead && off === 0 ? "var(--tint-300)" : undefined}
        strokeDasharray={isAhead ? "2 6" : undefined}
        strokeWidth={!isAhead && off === 0 ? 2 : 1.2}
      />
    );
  });
}

/** A progress indicator drawn as a river: solid up to step `reached` (0 to 2), faint after it. */
export function ProgressRiver({ reached }: { reached: number }) {
  const until = stations[reached]?.y ?? firstY;
  const runs = reached === stations.length - 1 ? height : until;
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 overflow-visible"
      fill="none"
      height={height}
      stroke="var(--tint-500)"
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
        <Strokes isAhead={false} />
      </g>
      <g clipPath="url(#river-ahead)">
        <Strokes isAhead />
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
