import { formatPercent } from "@/lib/base/format/count";

/** Number of lines in the picture; each stands for the same share of applicants. */
export const applicantLines = 125;

const width = 1200;
const height = 300;
const gate = 560;

/** Number of lines that turn back: the refused share. */
export function refusedLines(refused: number): number {
  return Math.round(applicantLines * refused);
}

/** The heights of the lines at some positions: at each, the topmost line and how far it is to the lowest one. */
const courses = [
  [-20, 31, 165],
  [190, 7, 200],
  [gate, 60, 129],
  [820, 14, 193],
  [1030, 47, 193],
  [width + 20, 19, 214],
] as const;

/** The middle of the lines that turn back: parallel to the lowest one that passes, up to the bend. */
const loop = [
  [-20, 244],
  [190, 261],
  [gate - 38, 253],
] as const;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A curve that is level at each point, so that lines never cross. */
function flow(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [x, y];
      const third = round((x - fromX) / 3);
      return `C${fromX + third} ${fromY} ${x - third} ${y} ${x} ${y}`;
    })
    .join("");
}

function passing(index: number, count: number): string {
  const points = courses.map(([x, top, span]): Point => [x, round(top + (index / (count - 1)) * span)]);
  return `M${points[0]}${flow(points)}`;
}

function turning(index: number, count: number): string {
  const radius = round(32 - (index * 25) / count);
  const there = loop.map(([x, y]): Point => [x, y - radius]);
  const back = loop.map(([x, y]): Point => [x, y + radius]).reverse();
  return `M${there[0]}${flow(there)}A${radius} ${radius} 0 0 1 ${back[0]}${flow(back)}`;
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
      className="mt-10 block h-[max(220px,25vw)] w-full fill-none"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      {Array.from({ length: through }, (_, index) => passing(index, through)).map((line, index) => (
        <path
          className={
            index % 25 === 12 ? "stroke-(--scale-300) stroke-[1.4]" : "stroke-tint-500/62 stroke-[0.9]"
          }
          d={line}
          key={line}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {Array.from({ length: back }, (_, index) => turning(index, back)).map((line) => (
        <path className="stroke-danger stroke-[1.3]" d={line} key={line} vectorEffect="non-scaling-stroke" />
      ))}
      <path className="stroke-fg stroke-[1.5]" d={`M${gate} 31V210`} strokeDasharray="2 5" />
      <path className="stroke-fg stroke-3" d={`M${gate} 222V284`} />
      <g className="fill-fg text-[20px] italic nav:text-[14px]">
        <text textAnchor="end" x={gate - 10} y="40">
          check
        </text>
        <text x={gate + 10} y="40">
          {through} pass
        </text>
        <text x={gate + 12} y="258">
          {back} turned away
        </text>
      </g>
    </svg>
  );
}
