import type { Result } from "@/lib/features/customers/result";
import { axisLabel, EventLine, linearScale, ValueAxis } from "./plot";
import { scaleEnd } from "./scale-bar";

const width = 460;
const height = 300;
const plot = { left: 46, right: 436, top: 42, bottom: 264 };

/** A column for each week of a customer's percentages, with a vertical line at the change. */
function Chart({ result }: { result: Result }) {
  const { weeks: values, switchWeek, switchLabel, title } = result;
  const step = scaleEnd(Math.max(...values)) / 5;
  const count = Math.floor(Math.max(...values) / step) + 2;
  // Rounded, because a multiple of a step such as 0.2 is not exact.
  const lines = Array.from({ length: count }, (_, i) => Number((i * step).toFixed(3)));
  const highest = lines.at(-1) ?? 1;
  const yOf = linearScale(0, highest, plot.bottom, plot.top);
  // Index 0 is week 1; the columns are as wide as a week.
  const xOf = linearScale(-0.5, values.length - 0.5, plot.left, plot.right);
  const drawWeeks = (from: number, to: number) =>
    values
      .slice(from, to)
      .map((value, i) => `M${xOf(from + i)} ${plot.bottom}V${yOf(value)}`)
      .join("");
  const turn = Math.round(xOf(switchWeek - 0.5));
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
      <g strokeWidth={Math.round((0.72 * (plot.right - plot.left)) / values.length)}>
        <path className="stroke-accent-2 opacity-70" d={drawWeeks(0, switchWeek)} />
        <path className="stroke-accent" d={drawWeeks(switchWeek, values.length)} />
      </g>
      {/* The outline keeps grid lines off the figures. */}
      <g
        className="fill-fg stroke-6 stroke-ground font-display text-[30px] leading-[normal] font-[560] max-sm:text-[34px]"
        paintOrder="stroke"
      >
        {/* Beside the last column before the change: above, it could stand on a higher one. */}
        <text dominantBaseline="central" opacity={0.7} x={turn + 8} y={yOf(values[switchWeek - 1] ?? 0)}>
          {result.before}
        </text>
        <text textAnchor="end" x={plot.right} y={yOf(Math.max(...values.slice(-4))) - 12}>
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
