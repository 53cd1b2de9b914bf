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

/** The heights of the lines at some positions: at each, the topmost line and how far it is to the lowest one. */
const courses = [
  [-20, 44, height - 190],
  [190, 10, height - 140],
  [gate, 84, height - 240],
  [820, 20, height - 150],
  [1030, 66, height - 150],
  [width + 20, 26, height - 120],
] as const;

const round = (value: number) => Math.round(value * 10) / 10;

function passing(index: number, count: number): string {
  const points = courses.map(([x, top, span]) => ({ x, y: round(top + (index / (count - 1)) * span) }));
  // Level at each position, so that lines never cross.
  const curves = points.map(({ x, y }, i) => {
    const before = points[i - 1] ?? { x, y };
    const third = round((x - before.x) / 3);
    return i === 0 ? `M${x} ${y}` : `C${before.x + third} ${before.y} ${x - third} ${y} ${x} ${y}`;
  });
  return curves.join("");
}

function turning(index: number, count: number): string {
  const start = round(height - 108 + index * 4.6);
  const radius = 26 + (count - index) * 5;
  const middle = height - 116 + count * 4.6;
  const top = round(middle - radius * 0.62);
  const bottom = round(middle + radius * 0.62);
  const bend = `A${radius} ${round(radius * 0.62)} 0 0 1 ${gate - 74} ${bottom}`;
  return `M-20 ${start}H${gate - 260}L${gate - 74} ${top}${bend}H${gate - 300}L-20 ${bottom + 8}`;
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
          d={line}
          key={line}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {Array.from({ length: back }, (_, index) => turning(index, back)).map((line) => (
        <path className="stroke-danger stroke-[1.3]" d={line} key={line} vectorEffect="non-scaling-stroke" />
      ))}
      <path className="stroke-fg stroke-[1.5]" d={`M${gate} 44V${height - 118}`} strokeDasharray="2 5" />
      <path className="stroke-fg stroke-3" d={`M${gate} ${height - 104}V${height - 24}`} />
    </svg>
  );
}
