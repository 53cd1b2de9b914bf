import type { ReactNode } from "react";
import { ScrollArea } from "./scroll-area";
import scrollCss from "./scroll-area.module.css";
import css from "./table.module.css";

type Column = {
  label: string;
  /** Figures: right-aligned, in tabular numerals. */
  numeric?: boolean;
};

type TableProps = {
  /** Names the table, also for its scroll area on narrow screens. */
  caption: string;
  hideCaption?: boolean;
  columns: Column[];
  /** One cell per column; the first one is the row's header. */
  rows: { id: string; cells: ReactNode[] }[];
  className?: string;
};

/** A table with thin rules; scrolls horizontally, also by keyboard, if it is too wide. */
export function Table({ caption, hideCaption = false, columns, rows, className }: TableProps) {
  const align = (index: number) => (columns[index]?.numeric ? "text-right" : undefined);
  return (
    <ScrollArea label={caption} className={`${scrollCss.fade} overflow-x-auto ${className ?? ""}`}>
      <table className={`data-table ${css.dataTable}`}>
        <caption className={hideCaption ? "sr-only" : "note"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th className={align(index)} key={label} scope="col">
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
                <td
                  className={columns[index + 1]?.numeric ? "figure text-right" : undefined}
                  key={columns[index + 1]?.label}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
