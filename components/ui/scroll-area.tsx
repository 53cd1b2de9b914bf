import type { ReactNode } from "react";
import css from "./scroll-area.module.css";
import { scrollAreaTabIndex } from "./scroll-area-tab-index";

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
    <section aria-label={label} className={className} tabIndex={scrollAreaTabIndex}>
      {children}
    </section>
  );
}
