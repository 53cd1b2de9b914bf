import type { ReactNode } from "react";
import { ScrollArea } from "./scroll-area";
import scrollCss from "./scroll-area.module.css";
import css from "./table.module.css";

type TableProps = {
  /** Names the table and its scroll area for screen readers. */
  caption: string;
  columns: { label: string }[];
  /** One cell per column; the first one is the row's header. */
  rows: { id: string; cells: ReactNode[] }[];
  className?: string;
};

/** A table with thin rules; scrolls horizontally, also by keyboard, if it is too wide. */
export function Table({ caption, columns, rows, className }: TableProps) {
  return (
    <ScrollArea label={caption} className={`${scrollCss.fade} overflow-x-auto ${className ?? ""}`}>
      <table className={`data-table ${css.dataTable}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.label}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
