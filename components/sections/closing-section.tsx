import type { ReactNode } from "react";
import { RiverBand } from "@/components/illustrations/river-band";

/** The end of a page: heading, lead and buttons for the next step, beside a picture of a river. */
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
    <section className="on-deep relative overflow-hidden py-fluid-4">
      <RiverBand className="absolute inset-y-0 right-0 h-full w-2/5 stroke-tint-500 [mask:linear-gradient(90deg,transparent,#000_70%)] max-md:hidden" />
      <div className="wrap relative">
        <h2 className="heading-2 max-w-[14em]">{heading}</h2>
        <p className="lead mt-4 max-w-[30em]">{lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
      </div>
    </section>
  );
}
