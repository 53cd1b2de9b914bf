import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { spline } from "@/lib/base/drawing/spline";
import type { Result } from "@/lib/features/customers/result";
import { axisLabel, EventLine, linearScale, RiverLine, ValueAxis } from "./plot";
import { scaleEnd } from "./scale-bar";

const width = 460;
const height = 300;
const plot = { left: 46, right: 436, top: 42, bottom: 264 };

/** A chart of a customer's weekly percentages, with a vertical line at the change. */
function Chart({ result }: { result: Result }) {
  const { weeks: values, switchWeek, switchLabel, title } = result;
  const last = values.at(-1) ?? 0;
  const step = scaleEnd(Math.max(...values)) / 5;
  const count = Math.floor(Math.max(...values) / step) + 2;
  // Rounded, because a multiple of a step such as 0.2 is not exact.
  const lines = Array.from({ length: count }, (_, i) => Number((i * step).toFixed(3)));
  const highest = lines.at(-1) ?? 1;
  const yOf = linearScale(0, highest, plot.bottom, plot.top);
  const xOf = linearScale(0, values.length - 1, plot.left, plot.right);
  const points = values.map((value, i): Point => [xOf(i), yOf(value)]);
  const course = spline(points, 4);
  // Index 0 is week 1. The line starts to change at this point.
  const turn = Math.round(xOf(switchWeek - 1));
  return (
    <svg
      aria-label={title}
      className="overflow-visible"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      {/* Between md and nav, the chart beside the text is drawn at 0.7 of its size. */}
      <g className="sm:[&_text]:text-[14.5px] md:max-nav:[&_text]:text-[18.5px]">
        <ValueAxis
          format={(value) => (value === highest ? `${value}%` : value)}
          plot={plot}
          values={lines}
          y={yOf}
        />
        <g className={axisLabel}>
          <text x={plot.left} y={height - 10}>
            week 1
          </text>
          {/* Above the line, which falls at the change: on phones it would run into the labels of the weeks. In two parts, because on phones it would run into the margin. */}
          <text x={turn + 8} y={plot.top - 28}>
            {`week ${switchWeek}:`}
            <tspan dy={19} x={turn + 8}>
              {switchLabel}
            </tspan>
          </text>
          <text textAnchor="end" x={plot.right} y={height - 10}>
            {`week ${values.length}`}
          </text>
        </g>
      </g>
      <EventLine from={2} to={plot.bottom + 6} x={turn} />
      <RiverLine d={toPath(course, { grid: 1, tolerance: 0.8 })} gap={3.2} />
      {/* The outline keeps grid lines off the figures. */}
      <g
        className="fill-fg stroke-6 stroke-ground font-display text-[30px] leading-[normal] font-[560] max-sm:text-[34px]"
        paintOrder="stroke"
        textAnchor="end"
      >
        <text x={turn - 14} y={yOf(Math.max(...values.slice(0, switchWeek))) - 14}>
          {result.before}
        </text>
        <text x={plot.right} y={yOf(last) - 20}>
          {result.after}
        </text>
      </g>
    </svg>
  );
}

/** The chart with its caption, which is beside it where the column is wider than the chart. */
export function StoryChart({ result, className }: { result: Result; className: string }) {
  return (
    <figure
      className={`${className} sm:max-md:grid sm:max-md:grid-cols-[minmax(0,30rem)_minmax(8rem,1fr)] sm:max-md:items-end sm:max-md:gap-6`}
    >
      <Chart result={result} />
      <figcaption className="note mt-3">{result.caption}</figcaption>
    </figure>
  );
}
