import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";
import css from "./rows-chart.module.css";

type Rows = Extract<UseCaseChart, { kind: "rows" }>;

/** A chart with one value per row on a shared scale. */
export function RowsChart({ chart }: { chart: Rows }) {
  const { from, to } = chart.scale;
  return (
    <figure>
      <figcaption className="heading-4 text-balance">{chart.title}</figcaption>
      <dl className="mt-4 border-t border-rule-2">
        {chart.rows.map(({ name, value, note }) => (
          <div
            className="grid grid-cols-[92px_minmax(0,1fr)] items-center gap-3 border-b border-rule py-2.25 text-sm"
            key={name}
          >
            <dt>{name}</dt>
            <dd className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-center gap-x-3 gap-y-1">
              <span aria-hidden="true" className={`${css.rowsTrack} h-4.5 border-b border-rule-2`}>
                <span
                  className="block h-3.25 border-r-3 border-tint-800"
                  style={{ width: `${(((value - from) / (to - from)) * 100).toFixed(1)}%` }}
                />
              </span>
              <span className="leading-[1.25] text-fg-2 tabular-nums">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p
        aria-hidden="true"
        className="flex justify-between pt-2 pr-[calc((100%_-_116px)_*_0.4_+_12px)] pb-0 pl-26 font-mono text-[12px] leading-none font-[450] whitespace-nowrap text-fg-3"
      >
        <span>{from}</span>
        <span>
          {to} {chart.unit}
        </span>
      </p>
      <p className="note mt-3">{chart.caption}</p>
    </figure>
  );
}
