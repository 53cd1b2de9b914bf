import { type ComponentProps, useId } from "react";
import { Icon } from "./icon";

type SearchFieldProps = Omit<ComponentProps<"input">, "className" | "id" | "type"> & { label: string };

/** A large search field above an index that is filtered in the browser; hidden without JavaScript. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="max-w-160 noscript:hidden">
      <label className="font-[560] text-sm" htmlFor={id}>
        {label}
      </label>
      <div className="relative mt-2">
        <Icon
          className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-fg-3"
          name="search"
          size={20}
        />
        <input
          autoComplete="off"
          className="h-14 w-full rounded-2 border border-rule-2 bg-ground-2 pr-4 pl-12.5 text-lead hover:border-fg-3 focus-visible:border-ring focus-visible:outline-offset-1"
          enterKeyHint="search"
          id={id}
          type="search"
          {...input}
        />
      </div>
    </div>
  );
}
