import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { HeroBand } from "./hero-band";
import css from "./rank-lanes.module.css";

const lanes = 8;
const laneHeight = 48;
const top = 46;
const left = 92;
const pitch = 118;

/** Positions of eight pages on the results page, city by city: an invented query. */
const courses = [
  [1, 1, 2, 3, 3, 2, 1, 1, 2, 2, 1, 1, 1, 2, 3, 2, 1, 1, 2, 1],
  [2, 3, 1, 1, 1, 1, 2, 3, 1, 1, 2, 3, 3, 1, 1, 1, 2, 3, 1, 2],
  [3, 2, 4, 2, 2, 4, 5, 5, 3, 4, 4, 2, 2, 4, 2, 3, 4, 2, 3, 4],
  [4, 5, 3, 5, 6, 6, 4, 2, 4, 3, 3, 5, 6, 6, 5, 5, 3, 4, 4, 3],
  [5, 4, 6, 4, 4, 3, 3, 4, 6, 6, 5, 4, 4, 3, 4, 6, 6, 5, 6, 6],
  [6, 7, 5, 7, 5, 5, 7, 6, 5, 5, 7, 7, 5, 5, 7, 4, 5, 7, 5, 5],
  [7, 6, 8, 6, 8, 7, 6, 8, 8, 7, 6, 6, 8, 7, 6, 8, 8, 6, 7, 8],
  [8, 8, 7, 8, 7, 8, 8, 7, 7, 8, 8, 8, 7, 8, 8, 7, 7, 8, 8, 7],
];
/** The page that is followed: yours. */
const yours = 3;
const strokes = [-2, -1, 0, 1, 2];

const yOf = (rank: number) => top + (rank - 0.5) * laneHeight;
const ease = (t: number) => t * t * t * (t * (6 * t - 15) + 10);

/** Level at each city, and a smooth change of lane between two. */
function drawCourse(ranks: readonly number[], offset: number): string {
  const points = ranks.flatMap((rank, i): Point[] => {
    const next = ranks[i + 1] ?? rank;
    return Array.from({ length: 13 }, (_, k): Point => {
      const share = k / 12;
      const turn = ease(Math.min(1, Math.max(0, (share - 0.18) / 0.64)));
      return [left + (i + share) * pitch, yOf(rank) + (yOf(next) - yOf(rank)) * turn + offset];
    });
  });
  return toPath(points, { grid: 1, tolerance: 0.6 });
}

const paths = courses.map((ranks, course) => ({
  isYours: course === yours,
  data:
    course === yours
      ? strokes.map((stroke) => drawCourse(ranks, stroke * 4.5))
      : [drawCourse(ranks, -3), drawCourse(ranks, 3)],
}));

const stations = (courses[yours] ?? []).map((rank, i): Point => [left + i * pitch + 9, yOf(rank)]);

/** Lanes of the results page with pages that change places from city to city. `marks` name the cities. */
export function RankLanes({ marks }: { marks: readonly string[] }) {
  return (
    <HeroBand height={top + lanes * laneHeight + 10}>
      <path
        className={css.laneLines}
        d={Array.from({ length: lanes + 1 }, (_, i) => `M48 ${top + i * laneHeight + 0.5}H2600`).join("")}
      />
      {Array.from({ length: lanes }, (_, i) => i + 1).map((rank) => (
        <text
          className="fill-tint-800 font-mono text-[15px] leading-[normal] font-[550]"
          key={rank}
          textAnchor="end"
          x="40"
          y={yOf(rank) + 5}
        >
          {rank}
        </text>
      ))}
      {paths.map(({ isYours, data }) =>
        data.map((line, i) => (
          <path
            className={
              !isYours ? css.lane : i === 2 ? `${css.lane} ${css.laneMain}` : `${css.lane} ${css.laneYours}`
            }
            d={line}
            key={line}
          />
        )),
      )}
      <path className={css.laneStation} d={stations.map(([x, y]) => `M${x} ${y}v.1`).join("")} />
      <path className={css.laneStationCore} d={stations.map(([x, y]) => `M${x} ${y}v.1`).join("")} />
      {marks.map((city, i) => (
        <text
          className="fill-ink font-sans text-[15px] leading-[normal] font-medium italic"
          key={city}
          textAnchor="middle"
          x={left + i * pitch + 9}
          y={top - 16}
        >
          {city}
        </text>
      ))}
    </HeroBand>
  );
}
