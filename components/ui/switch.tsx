import type { ComponentProps } from "react";

/** A checkbox that looks like a switch, with its label (`children`) beside it; `className` is the label's. */
export function Switch({ className, children, ...input }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={`flex cursor-pointer ${className ?? ""}`}>
      <input
        className="relative h-6.5 w-11.5 flex-none cursor-pointer appearance-none rounded-pill bg-rule-2 transition-colors duration-120 before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-ground before:transition-[translate] before:duration-120 checked:bg-accent checked:before:translate-x-5 motion-reduce:transition-none motion-reduce:before:transition-none"
        type="checkbox"
        {...input}
      />
      {children}
    </label>
  );
}
