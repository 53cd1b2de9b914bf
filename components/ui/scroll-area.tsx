import type { ReactNode } from "react";
import css from "./scroll-area.module.css";

// Safari does not make scroll areas focusable by itself, so the keyboard could not scroll them (WCAG 2.1.1).
const tabIndex = 0;

/** A part that scrolls sideways where it is too wide. */
export function ScrollArea({
  label,
  className = css.scrollArea,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={label} className={className} tabIndex={tabIndex}>
      {children}
    </section>
  );
}
