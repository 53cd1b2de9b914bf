import type { ReactNode } from "react";
import css from "./scroll-area.module.css";

// Safari does not make scroll areas focusable on its own, so the keyboard could not scroll them (WCAG 2.1.1).
const tabIndex = 0;

/** Content that scrolls sideways where it is too wide. `className` replaces the default style. */
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
