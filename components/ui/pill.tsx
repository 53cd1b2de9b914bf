import type { ComponentProps } from "react";
import css from "./pill.module.css";

/** Class of a button in a row of choices. */
export const pillClass = css.pill;

/** A radio input or checkbox in a row of choices; takes the props of its input. */
export function PillChoice({ children, ...input }: Omit<ComponentProps<"input">, "className">) {
  return (
    <label className={css.choice}>
      <input {...input} />
      <span className={css.pill}>{children}</span>
    </label>
  );
}
