import { axisLabel, EventLine, linearScale, ValueAxis } from "@/components/charts/plot";
import type { Point } from "@/lib/base/drawing/points";
import { formatCount } from "@/lib/base/format/count";
import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";
import css from "./case-chart.module.css";

type LineChart = Extract<UseCaseChart, { kind: "record" }>;

const width = 520;
const height = 330;
/** Longer names of units have no room above the axis; they are only in the text alternative. */
const unitLetters = 6;
/** The label at the right end is centered, too. */
const plot = { left: 44, right: 490, top: 34, bottom: 284 };
const scalesOf = ({ x, y }: LineChart) => ({
  x: linearScale(x.from, x.to, plot.left, plot.right),
  y: linearScale(y.from, y.to, plot.bottom, plot.top),
});

function placePoints(points: readonly (readonly [number, number])[], chart: LineChart): Point[] {
  const { x, y } = scalesOf(chart);
  return points.map(([at, value]): Point => [x(at), y(value)]);
}

const straightLine = (points: readonly Point[]) => `M${points.join("L")}`;

function Axes({ chart }: { chart: LineChart }) {
  const { x, y } = scalesOf(chart);
  return (
    <>
      <ValueAxis format={formatCount} plot={plot} values={chart.y.ticks} y={y} />
      <path className="stroke-fg" d={chart.x.ticks.map(([at]) => `M${x(at)} ${plot.bottom}v7`).join("")} />
      <g className={axisLabel}>
        {chart.x.ticks.map(([at, label], i) => (
          <text
            className={i % 2 ? "max-sm:hidden" : undefined}
            key={label + at}
            textAnchor="middle"
            x={x(at)}
            y={height - 16}
          >
            {label}
          </text>
        ))}
        {chart.unit.length <= unitLetters && (
          <text textAnchor="end" x={plot.left - 8} y={plot.top - 22}>
            {chart.unit}
          </text>
        )}
      </g>
    </>
  );
}

function Marks({ chart }: { chart: LineChart }) {
  return chart.marks.map(({ at, text }) => {
    const x = scalesOf(chart).x(at);
    const isRight = x > plot.right - 110;
    return (
      <g key={text}>
        <EventLine from={plot.top - 14} to={plot.bottom} x={x} />
        <text
          className="fill-fg stroke-ground-2 text-[13px] font-medium italic"
          paintOrder="stroke"
          strokeWidth="5"
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

/**
 * A line chart of values over time, one line per source: the main one first, then a dashed one and a dotted one. The title is
 * the text alternative.
 */
function RecordChart({ chart }: { chart: LineChart }) {
  return (
    <figure>
      <figcaption className="heading-4 text-balance">{chart.title}</figcaption>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {chart.series.map(({ name }) => (
          <li className={`${css.sample} inline-flex items-center gap-2`} key={name}>
            {name}
          </li>
        ))}
      </ul>
      <svg
        aria-label={`${chart.title}. In ${chart.unit}.`}
        className="mt-3 mb-2 overflow-visible max-nav:pl-3 sm:max-md:max-w-140 max-sm:[&_text]:text-[20px] md:max-nav:[&_text]:text-[17px] nav:[&_text]:text-[13.5px]"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
      >
        <Axes chart={chart} />
        <Marks chart={chart} />
        {chart.series.map(({ name, points }, i) =>
          i === 0 ? (
            <path
              className="fill-none stroke-accent-2 stroke-3"
              d={straightLine(placePoints(points, chart))}
              key={name}
            />
          ) : (
            <path
              className={`fill-none stroke-fg ${i === 1 ? "stroke-[1.5]" : "stroke-4"}`}
              d={straightLine(placePoints(points, chart))}
              key={name}
              strokeDasharray={i === 1 ? "6 4" : "0.1 8"}
              strokeLinecap={i === 1 ? "butt" : "round"}
            />
          ),
        )}
      </svg>
      <p className="note">{chart.caption}</p>
    </figure>
  );
}

type Rows = Extract<UseCaseChart, { kind: "rows" }>;

/** A chart with one value per row on a shared scale. */
function RowsChart({ chart }: { chart: Rows }) {
  const { from, to } = chart.scale;
  return (
    <figure>
      <figcaption className="heading-4 text-balance">{chart.title}</figcaption>
      <dl className="mt-4 border-t border-rule-2">
        {chart.rows.map(({ name, value, note }) => {
          const [figure, ...remark] = note.split(", ");
          return (
            <div
              className="grid grid-cols-[92px_minmax(0,1fr)] gap-3 border-b border-rule py-3 text-sm leading-[1.25]"
              key={name}
            >
              <dt>{name}</dt>
              <dd className="grid grid-cols-[minmax(0,1fr)_--spacing(12)] items-center gap-x-3 gap-y-1 text-fg-2 tabular-nums">
                <span aria-hidden="true" className={`${css.rowsTrack} h-4.5 border-b border-rule-2`}>
                  <span
                    className="block h-4 border-r-4 border-tint-600"
                    style={{ width: `${(((value - from) / (to - from)) * 100).toFixed(1)}%` }}
                  />
                </span>
                <span className="text-right">{figure}</span>
                {remark.length > 0 && <span>{remark.join(", ")}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p
        aria-hidden="true"
        className="flex justify-between pt-2 pr-15 pb-0 pl-26 font-mono text-[12px] leading-none font-[450] whitespace-nowrap text-fg-3"
      >
        <span>{from}</span>
        <span>{chart.unit}</span>
        <span>{to}</span>
      </p>
      <p className="note mt-3">{chart.caption}</p>
    </figure>
  );
}

/** The chart of a use case, with its title and caption. */
export function CaseChart({ chart }: { chart: UseCaseChart }) {
  return chart.kind === "record" ? <RecordChart chart={chart} /> : <RowsChart chart={chart} />;
}
