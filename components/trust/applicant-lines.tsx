import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { formatPercent } from "@/lib/base/format/count";

/** Number of lines in the picture; each stands for the same share of applicants. */
export const applicantLines = 125;

const width = 1200;
const height = 420;
const gate = 560;

/** Number of lines that turn back: the refused share. */
export function refusedLines(refused: number): number {
  return Math.round(applicantLines * refused);
}

function passing(index: number, count: number): Point[] {
  const share = index / (count - 1);
  const spread = (top: number, span: number) => top + share * span;
  return ease([
    [-20, spread(44, height - 190)],
    [190, spread(10, height - 140)],
    [gate, spread(84, height - 240)],
    [820, spread(20, height - 150)],
    [1030, spread(66, height - 150)],
    [width + 20, spread(26, height - 120)],
  ]);
}

function turning(index: number, count: number): Point[] {
  const from = height - 108 + index * 4.6;
  const radius = 26 + (count - index) * 5;
  const center: Point = [gate - 74, height - 112 + count * 4.6 - 4];
  const arc = Array.from({ length: 13 }, (_, step): Point => {
    const angle = -Math.PI / 2 + (Math.PI * step) / 12;
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius * 0.62];
  });
  return [
    [-20, from],
    [gate - 260, from],
    ...arc,
    [gate - 300, arc.at(-1)?.[1] ?? from],
    [-20, (arc.at(-1)?.[1] ?? from) + 8],
  ];
}

/** Smooth interpolation between the given points, so that lines never cross. */
function ease(points: readonly Point[]): Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    return Array.from({ length: 12 }, (_, step): Point => {
      const t = (step + 1) / 12;
      const k = t * t * (3 - 2 * t);
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * k];
    });
  });
}

/**
 * A picture of applicants as lines at a gate: most pass, the refused share turns back. To scale.
 * @param refused share of applicants, between 0 and 1
 */
export function ApplicantLines({ refused }: { refused: number }) {
  const back = refusedLines(refused);
  const through = applicantLines - back;
  return (
    <svg
      aria-label={`Of ${applicantLines} applicants ${through} pass the check and ${back} are turned away: ${formatPercent(refused)}.`}
      className="mt-10 block h-[clamp(220px,26vw,360px)] w-full fill-none"
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      {Array.from({ length: through }, (_, index) => passing(index, through)).map((line, index) => (
        <path
          className={
            index % 25 === 12 ? "stroke-(--scale-300) stroke-[1.4]" : "stroke-tint-500/62 stroke-[0.9]"
          }
          d={toPath(line, { tolerance: 0.5 })}
          data-line="passing"
          key={`through-${line[0]?.[1]}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {Array.from({ length: back }, (_, index) => turning(index, back)).map((line) => (
        <path
          className="stroke-danger stroke-[1.3]"
          d={toPath(line, { tolerance: 0.4 })}
          data-line="refused"
          key={`back-${line[0]?.[1]}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path className="stroke-fg stroke-[1.5]" d={`M${gate} 44V${height - 118}`} strokeDasharray="2 5" />
      <path className="stroke-fg stroke-3" d={`M${gate} ${height - 104}V${height - 24}`} />
    </svg>
  );
}
