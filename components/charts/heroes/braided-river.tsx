import { flow, type Obstacle, spread } from "@/lib/base/drawing/flow";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import css from "./braided-river.module.css";
import { HeroScene, sceneHeight, sceneWidth } from "./hero-scene";

/** The current is drawn narrow and then stretched, which makes round islands long: bars of gravel. */
const stretch = 2;
const bars: Obstacle[] = [
  { x: 505, y: 262, r: 40 },
  { x: 600, y: 452, r: 58 },
  { x: 690, y: 236, r: 66 },
  { x: 742, y: 586, r: 38 },
  { x: 808, y: 400, r: 46 },
  { x: 905, y: 560, r: 60 },
  { x: 930, y: 250, r: 44 },
  { x: 1050, y: 400, r: 64 },
  { x: 1180, y: 240, r: 40 },
  { x: 1210, y: 560, r: 50 },
];
const strokes = 46;
/** The line that is drawn full: the way that brought the page back. */
const found = 21;

const lines = flow({
  x0: 250,
  x1: sceneWidth / stretch,
  starts: spread(strokes, 30, sceneHeight - 10),
  obstacles: bars,
  sway: { height: 0.12, length: 560, phase: 1.1 },
}).map((line) =>
  toPath(
    line.map(([x, y]): Point => [x * stretch, y]),
    { grid: 1, tolerance: 0.7 },
  ),
);

/** Tries that ran aground, at the upstream end of a bar. */
const tries = [
  { x: 1112, y: 452 },
  { x: 1230, y: 236 },
];

/** A river that divides around gravel bars and finds together again. `marks` letter two tries and the way found. */
export function BraidedRiver({ marks }: { marks: readonly string[] }) {
  return (
    <HeroScene focus={0.515}>
      {bars.map(({ x, y, r }) => (
        <ellipse className={css.bar} cx={x * stretch} cy={y} key={x} rx={(r - 9) * stretch} ry={r - 9} />
      ))}
      {lines.map((data, i) => (
        <path className={i === found ? `${css.strand} ${css.strandMain}` : css.strand} d={data} key={data} />
      ))}
      {tries.map(({ x, y }, i) => (
        <g className={css.strandMark} key={y}>
          <path d={`M${x - 5} ${y - 7}l10 14M${x + 5} ${y - 7}l-10 14`} />
          <text x={x + 18} y={y + 5}>
            {marks[i]}
          </text>
        </g>
      ))}
      <text className={css.strandName} x="1376" y="350">
        {marks[2]}
      </text>
    </HeroScene>
  );
}
