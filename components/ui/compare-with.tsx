import { useId } from "react";
import css from "./comparison-table.module.css";

/** Directly before a comparison table: on a phone, CSS shows its first column and the one chosen here, found by its place. */
export function CompareWith({ columns }: { columns: readonly string[] }) {
  const group = useId();
  return (
    <fieldset className={css.choice}>
      <legend>Compare with</legend>
      {columns.slice(1).map((name, i) => (
        <label key={name}>
          <input defaultChecked={i === 0} name={group} type="radio" />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
