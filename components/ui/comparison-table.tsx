import { type ReactNode, useId } from "react";
import css from "./comparison-table.module.css";
import { PillChoice } from "./pill";
import { YesNo } from "./yes-no";

type Column = {
  name: string;
  /** The page about it. */
  href?: string;
  /** What the page is about: the column has a tint (on phones, semibold values) and no link. */
  isCurrent: boolean;
};

type ComparisonTableProps = {
  caption?: string;
  columns: readonly Column[];
  linkClass?: string;
  /** A cell per column: text, yes or no, or null where the question does not arise. */
  rows: readonly { label: string | null; cells: readonly ReactNode[]; className?: string | undefined }[];
};

/** Things compared in columns. On a phone, CSS shows the first one and the one chosen above the table, found by its place. */
export function ComparisonTable({ caption, columns, linkClass, rows }: ComparisonTableProps) {
  const group = useId();
  return (
    <>
      <fieldset className={`${css.choice} mb-4 flex-wrap gap-2`}>
        <legend className="mb-2 text-fg-2 text-sm">Compare with</legend>
        {columns.slice(1).map(({ name }, i) => (
          <PillChoice defaultChecked={i === 0} key={name} name={group} type="radio">
            {name}
          </PillChoice>
        ))}
      </fieldset>
      <table className={css.comparison}>
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            <td />
            {columns.map(({ name, href, isCurrent }) => (
              <th className={isCurrent ? "border-t-accent sm:bg-tint-100" : undefined} key={name} scope="col">
                {isCurrent || href === undefined ? (
                  name
                ) : (
                  <a className={linkClass} href={href}>
                    {name}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, className }) => (
            <tr className={className} key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ name, isCurrent }, i) => {
                const cell = cells[i];
                return (
                  <td className={isCurrent ? "max-sm:font-semibold sm:bg-tint-100" : undefined} key={name}>
                    {typeof cell === "boolean" || cell === null ? <YesNo value={cell} /> : cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
