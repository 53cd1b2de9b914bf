import type { ReactNode } from "react";
import css from "./river-background.module.css";

/** A page with a single message and links: the result of a form, or the dashboard redirect. */
export function ResultPage({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className="on-deep relative grid grow content-center overflow-hidden">
      <div
        aria-hidden="true"
        className={`${css.riverBackground} absolute inset-0 ${css.isFaded} left-auto w-[46%] max-nav:hidden`}
      />
      <div className="wrap relative py-24 md:py-36">
        <h1 className="heading-1 max-w-[10em]">{title}</h1>
        <div className="lead mt-6 max-w-[44ch]">{children}</div>
        <div className="mt-10 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}
