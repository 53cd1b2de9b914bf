import type { ReactNode } from "react";

/** A short label for a kind or state. Not a link. */
export function Tag({ children, outlined = false }: { children: ReactNode; outlined?: boolean }) {
  const look = outlined ? "text-fg-2 shadow-[inset_0_0_0_1px_var(--rule-2)]" : "bg-tag text-on-tag";
  return (
    <span
      className={`inline-flex h-6 items-center whitespace-nowrap rounded-1 px-2 font-[520] text-xs ${look}`}
    >
      {children}
    </span>
  );
}
