import type { ReactNode } from "react";

/** The answer to an inquiry that was sent without script: one thing said, and the ways on. */
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
    <section className="on-deep relative overflow-hidden">
      <div
        aria-hidden="true"
        className="inquiry-river left-auto w-[551px] opacity-70 max-md:hidden"
        style={{ maskImage: "url(/inquiry/river-bend.svg)" }}
      />
      <div className="wrap relative py-12 md:py-18">
        <h1 className="heading-1 max-w-[13em]">{title}</h1>
        <div className="lead mt-3 max-w-[44ch]">{children}</div>
        <div className="mt-5 flex flex-wrap gap-1.5">{ways}</div>
      </div>
    </section>
  );
}
