import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";

type Rows = Extract<UseCaseChart, { kind: "rows" }>;

/** One reading a row on a common scale, as on a row of staff gauges. */
export function RowsChart({ chart }: { chart: Rows }) {
  const { from, to } = chart.scale;
  return (
    <figure>
      <figcaption className="heading-4 text-balance">{chart.title}</figcaption>
      <dl className="rows-chart">
        {chart.rows.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span aria-hidden="true" className="rows-track">
                <span style={{ width: `${(((value - from) / (to - from)) * 100).toFixed(1)}%` }} />
              </span>
              <span className="rows-note">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p aria-hidden="true" className="rows-scale">
        <span>{from}</span>
        <span>
          {to} {chart.unit}
        </span>
      </p>
      <p className="note mt-1.5">{chart.caption}</p>
    </figure>
  );
}
