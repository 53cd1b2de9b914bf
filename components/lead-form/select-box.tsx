import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { inputClasses } from "@/components/ui/field";
import type { Choice } from "./fields";

/** A native select, in the plain and in the live form; empty until something is chosen. */
export function SelectBox({ options, ...props }: ComponentProps<"select"> & { options: readonly Choice[] }) {
  return (
    <select className={cn(inputClasses, "h-11.5 pr-8 pl-3.5")} {...props}>
      <option value="">Choose</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
