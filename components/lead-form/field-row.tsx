import { Children, type ReactNode } from "react";

/** One field, or two of half width side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  if (Children.count(children) === 1) return children;
  // The form's gap is smaller while it shows errors.
  return <div className="grid gap-[inherit] sm:grid-cols-2 sm:gap-x-3.5">{children}</div>;
}
