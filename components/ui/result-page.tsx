import type { ReactNode } from "react";
import css from "./result-page.module.css";

/** A page that says one thing and offers the ways on: the answer to a form, or a hand-off. */
export function ResultPage({
  title,
  children,
  ways,
}: {
  title: string;
  children: ReactNode;
  ways: ReactNode;
}) {
  return (
    <section className="on-deep relative grid grow content-center overflow-hidden">
      <div
        aria-hidden="true"
        className={`${css.inquiryRiver} absolute inset-0 ${css.isFaded} left-auto w-[46%] max-nav:hidden`}
      />
      <div className="wrap relative py-12 md:py-18">
        <h1 className="heading-1 max-w-[10em]">{title}</h1>
        <div className="lead mt-3 max-w-[44ch]">{children}</div>
        <div className="mt-5 flex flex-wrap gap-1.5">{ways}</div>
      </div>
    </section>
  );
}
