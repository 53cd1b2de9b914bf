import type { ReactNode } from "react";
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
  /** One cell a column; the first names its row. */
  rows: { id: string; cells: ReactNode[] }[];
  className?: string;
};

// Safari gives a scroll area no place in the tab order by itself.
const scrollAreaTabIndex = 0;

/** Rows and columns with thin rules; scrolls sideways, by keyboard too, where it is wider than its place. */
export function Table({ caption, hideCaption = false, columns, rows, className }: TableProps) {
  const align = (index: number) => (columns[index]?.numeric ? "text-right" : undefined);
  return (
    <section
      aria-label={caption}
      className={`overflow-x-auto ${className ?? ""}`}
      tabIndex={scrollAreaTabIndex}
    >
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
    </section>
  );
}
