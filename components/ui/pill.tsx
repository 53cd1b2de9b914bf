import type { ComponentProps } from "react";

/** Class of a button in a row of choices. */
export const pillClass =
  "inline-flex min-h-9 cursor-pointer items-center rounded-pill border border-rule-2 px-3.5 text-sm hover:border-fg pointer-coarse:min-h-11";

/** A radio input or checkbox in a row of choices; takes the props of its input. */
export function PillChoice({ children, ...input }: Omit<ComponentProps<"input">, "className">) {
  return (
    <label className="relative">
      <input className="peer absolute inset-0 cursor-pointer opacity-0" {...input} />
      <span
        className={`${pillClass} peer-checked:border-fg peer-checked:bg-fg peer-checked:text-ground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring`}
      >
        {children}
      </span>
    </label>
  );
}
