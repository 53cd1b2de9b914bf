import type { ComponentProps, ReactNode } from "react";

/** A switch between a few options: radio inputs side by side. */
export function Segments({
  legend,
  className = "inline-flex",
  children,
}: {
  legend: string;
  /** The layout of the options. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`rounded-2 border border-rule-2 p-0.75 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One option; takes the props of its radio input. */
export function Segment({ children, ...input }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label className="relative">
      <input className="peer absolute inset-0 cursor-pointer opacity-0" type="radio" {...input} />
      <span className="peer-checked:bg-fg peer-checked:text-ground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring flex min-h-9.5 items-center gap-2 rounded-1 px-3.5 text-sm font-[520] whitespace-nowrap">
        {children}
      </span>
    </label>
  );
}
