import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import type { Result } from "@/lib/features/customers/result";
import { scaleEnd } from "./scale-bar";
import css from "./story-chart.module.css";

const width = 460;
const height = 300;
const plot = { left: 36, right: 436, top: 34, bottom: 264 };
const banks = [-2, -1, 0, 1, 2];

function placePoints(values: readonly number[], highest: number): Point[] {
  return values.map(
    (value, i): Point => [
      plot.left + ((plot.right - plot.left) * i) / (values.length - 1),
      plot.bottom - ((plot.bottom - plot.top) * value) / highest,
    ],
  );
}

/** The interpolated line through the weekly values; it never overshoots the values it joins. */
function interpolate(points: readonly Point[]): Point[] {
  return spline(
    points.map(([x, y]) => [x, y, 1] as const),
    4,
  ).map(([x, y]): Point => [x, y]);
}

/** A chart of a customer's weekly percentages, with a dotted line at the change. */
export function StoryChart({ result }: { result: Result }) {
  const { weeks: values, switchWeek, switchLabel, title } = result;
  const last = values.at(-1) ?? 0;
  const quarter = scaleEnd(Math.max(...values)) / 5;
  const lines = Array.from({ length: Math.floor(Math.max(...values) / quarter) + 2 }, (_, i) => i * quarter);
  const highest = lines.at(-1) ?? 1;
  const points = placePoints(values, highest);
  const course = interpolate(points);
  const yOf = (value: number) => Math.round(plot.bottom - ((plot.bottom - plot.top) * value) / highest);
  const turn = Math.round(((points[switchWeek - 1]?.[0] ?? 0) + (points[switchWeek]?.[0] ?? 0)) / 2);
  // A centered label would run into that of week 1.
  const isEarly = turn < 180;
  return (
    <svg
      aria-label={title}
      className={css.storyChart}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      <path
        className={css.chartGrid}
        d={lines.map((value) => `M${plot.left} ${yOf(value)}H${plot.right}`).join("")}
      />
      <g className={`chart-axis ${css.chartAxis}`}>
        {lines.map((value) => (
          <text key={value} textAnchor="end" x={plot.left - 8} y={yOf(value) + 4}>
            {value === highest ? `${value}%` : value}
          </text>
        ))}
        <text x={plot.left} y={height - 10}>
          week 1
        </text>
        <text textAnchor={isEarly ? "start" : "middle"} x={isEarly ? turn - 30 : turn} y={height - 10}>
          week {switchWeek}: {switchLabel}
        </text>
        <text textAnchor="end" x={plot.right} y={height - 10}>
          {values.length}
        </text>
      </g>
      <path className={css.chartTurn} d={`M${turn} 14V${plot.bottom + 6}`} />
      {banks.map((bank) => (
        <path
          className={bank === 0 ? css.chartMain : css.chartBank}
          d={toPath(course.map(([x, y]): Point => [x, y + bank * 3.2]))}
          key={bank}
        />
      ))}
      <text
        className="fill-fg font-display text-[30px] leading-[normal] font-[560] tracking-[-0.015em] max-sm:text-[34px]"
        textAnchor="end"
        x={turn - 14}
        y={yOf(Math.max(...values.slice(0, switchWeek))) - 14}
      >
        {result.before}
      </text>
      <text
        className="fill-fg font-display text-[30px] leading-[normal] font-[560] tracking-[-0.015em] max-sm:text-[34px]"
        textAnchor="end"
        x={plot.right}
        y={yOf(last) - 20}
      >
        {result.after}
      </text>
    </svg>
  );
}
