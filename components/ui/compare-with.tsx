import { useId } from "react";
import css from "./comparison-table.module.css";
import { PillChoice } from "./pill";

/** Directly before a comparison table: on a phone, CSS shows its first column and the one chosen here, found by its place. */
export function CompareWith({ columns }: { columns: readonly string[] }) {
  const group = useId();
  return (
    <fieldset className={`${css.choice} mb-4 flex-wrap gap-2`}>
      <legend className="mb-2 text-fg-2 text-sm">Compare with</legend>
      {columns.slice(1).map((name, i) => (
        <PillChoice defaultChecked={i === 0} key={name} name={group} type="radio">
          {name}
        </PillChoice>
      ))}
    </fieldset>
  );
}
