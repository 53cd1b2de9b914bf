import type { ReactNode } from "react";
import { IslandFlow } from "@/components/charts/island-flow";

/** The end of a page: one sentence and the next step as an island in the current. */
export function Closing({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className="closing on-deep">
      <IslandFlow className="closing-flow" />
      <div className="relative max-w-[620px] px-3">
        <h2 className="closing-heading">{heading}</h2>
        <p className="lead mx-auto mt-2.5 mb-4 max-w-[34em]">{lead}</p>
        <div className="flex flex-col justify-center gap-1.5 sm:flex-row sm:flex-wrap">{children}</div>
      </div>
    </section>
  );
}
