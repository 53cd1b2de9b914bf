import type { CSSProperties } from "react";
import { formatCount, formatPercent } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import css from "./refresh-history.module.css";

/** Height of the thickest layer, in pixels; thinner ones still fit a line of text. */
const thickest = 104;
const thinnest = 40;

/** Colors of the layers, newest first; older ones have the last. */
const layerColors = ["var(--paper)", ...[200, 300, 400, 500, 600, 700].map((step) => `var(--tint-${step})`)];

type LayerStyle = CSSProperties & { "--layer": string | undefined };

/** The latest known refreshes as a table and a drill core: the more records changed, the thicker the layer. */
export function RefreshHistory({ dataset: { name, history } }: { dataset: Dataset }) {
  const most = Math.max(...history.map(({ changed }) => changed));
  return (
    <table className={`${css.coreLog} w-full border-collapse text-sm tabular-nums`}>
      <caption className="sr-only">{name}: refreshes</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Refresh</th>
          <th scope="col">Records</th>
          <th scope="col">New or changed</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ date, records, changed }, i) => {
          const style: LayerStyle = {
            height: Math.max(thinnest, Math.round((changed / most) * thickest)),
            "--layer": layerColors[i] ?? layerColors.at(-1),
          };
          return (
            <tr key={date} style={style}>
              <td className={css.coreLayer} />
              <th scope="row">
                <time dateTime={date}>{formatDate(date)}</time>
              </th>
              <td>{formatCount(records)}</td>
              <td>{formatPercent(changed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
