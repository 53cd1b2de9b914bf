import type { ReactNode } from "react";

/** The last section of a page: heading and lead, with the buttons for the next step beside them. */
export function ClosingSection({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className="on-deep py-fluid-4">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h2 className="heading-statement max-w-[11em]">{heading}</h2>
          <p className="lead mt-4 max-w-[30em]">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">{children}</div>
      </div>
    </section>
  );
}
