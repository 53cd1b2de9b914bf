import type { ReactNode } from "react";
import { IslandFlow } from "@/components/illustrations/island-flow";

/** The end of a page: heading, lead and buttons for the next step, on a picture of a river. */
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
    <section className="relative grid min-h-140 place-items-center overflow-hidden py-24 text-center sm:min-h-155 on-deep">
      <IslandFlow />
      <div className="relative max-w-155 px-(--gutter) sm:px-6">
        <h2 className="font-display text-[length:clamp(2.5rem,1.8rem_+_3.2vw,4.25rem)] leading-[0.98] font-[560] tracking-[-0.022em] text-balance">
          {heading}
        </h2>
        <p className="lead mx-auto mt-5 mb-8 max-w-[34em]">{lead}</p>
        <div className="flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">{children}</div>
      </div>
    </section>
  );
}
