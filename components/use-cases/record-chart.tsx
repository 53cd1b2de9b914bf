import storyChartCss from "@/components/charts/story-chart.module.css";
import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";
import css from "./record-chart.module.css";

type Record = Extract<UseCaseChart, { kind: "record" }>;

const width = 520;
const height = 330;
const plot = { left: 44, right: 504, top: 34, bottom: 284 };
/** Distances of the lines beside the main one, in user units. */
const banks = [-6, -3, 0, 3, 6];

const between = (value: number, from: number, to: number, start: number, end: number) =>
  Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;

/** A step line: a value is valid until the next page was fetched. */
function lineOf(points: readonly (readonly [number, number])[], { x, y }: Record, off = 0): string {
  return points
    .map(([at, value], i) => {
      const px = between(at, x.from, x.to, plot.left, plot.right);
      const py = between(value, y.from, y.to, plot.bottom, plot.top) + off;
      return `${i ? "L" : "M"}${px} ${py}`;
    })
    .join("");
}

function Axes({ chart }: { chart: Record }) {
  const yOf = (value: number) => between(value, chart.y.from, chart.y.to, plot.bottom, plot.top);
  const last = chart.x.ticks.length - 1;
  return (
    <>
      <path
        className={storyChartCss.chartGrid}
        d={chart.y.ticks.map((value) => `M${plot.left} ${yOf(value)}H${plot.right}`).join("")}
      />
      <g className={`chart-axis ${storyChartCss.chartAxis}`}>
        {chart.y.ticks.map((value) => (
          <text key={value} textAnchor="end" x={plot.left - 8} y={yOf(value) + 4}>
            {value}
          </text>
        ))}
        {chart.x.ticks.map(([at, label], i) => (
          <text
            className={i % 2 ? "max-sm:hidden" : undefined}
            key={label + at}
            textAnchor={i === 0 ? "start" : i === last ? "end" : "middle"}
            x={between(at, chart.x.from, chart.x.to, plot.left, plot.right)}
            y={height - 22}
          >
            {label}
          </text>
        ))}
        <text textAnchor="end" x={plot.left - 8} y={plot.top - 16}>
          {chart.unit.length > 6 ? "" : chart.unit}
        </text>
      </g>
    </>
  );
}

function PictureLabels({ chart }: { chart: Record }) {
  return chart.marks.map(({ at, text }) => {
    const x = between(at, chart.x.from, chart.x.to, plot.left, plot.right);
    const isRight = x > plot.right - 110;
    return (
      <g key={text}>
        <path className={storyChartCss.chartTurn} d={`M${x} ${plot.top - 14}V${plot.bottom}`} />
        <text
          className={css.recordMark}
          textAnchor={isRight ? "end" : "start"}
          x={x + (isRight ? -6 : 6)}
          y={plot.top - 6}
        >
          {text}
        </text>
      </g>
    );
  });
}

/** A step chart of values over time by source. The title is the text alternative. */
export function RecordChart({ chart }: { chart: Record }) {
  return (
    <figure>
      <figcaption className="heading-4 text-balance">{chart.title}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {chart.series.map(({ name, isMain }) => (
          <li
            className={`${css.recordKey} inline-flex items-center gap-2 ${isMain ? css.recordKeyMain : ""}`}
            key={name}
          >
            {name}
          </li>
        ))}
      </ul>
      <svg
        aria-label={`${chart.title}. In ${chart.unit}.`}
        className={`${css.recordChart} mt-3 mb-2 overflow-visible`}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
      >
        <Axes chart={chart} />
        {chart.series.map(({ name, isMain, points }) =>
          isMain ? (
            banks.map((bank) => (
              <path
                className={bank === 0 ? storyChartCss.chartMain : storyChartCss.chartBank}
                d={lineOf(points, chart, bank)}
                key={bank}
              />
            ))
          ) : (
            <path className={css.recordOther} d={lineOf(points, chart)} key={name} />
          ),
        )}
        <PictureLabels chart={chart} />
      </svg>
      <p className="note">{chart.caption}</p>
    </figure>
  );
}
