import type { ReactNode } from "react";
import { Drawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/form-river.svg";
import { FormCard } from "./form-card";

type FormSectionProps = {
  id: string;
  heading: string;
  lead: string;
  /** Content below heading and lead. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section with a form: text on a dark background, the form on a card beside it. */
export function FormSection({ id, heading, lead, aside, children }: FormSectionProps) {
  return (
    <section className="on-deep relative overflow-clip py-(--section) max-sm:pb-0" id={id}>
      {/* The height is that of the shortest form: the success message is shorter still. */}
      <div className="wrap relative grid gap-x-[clamp(40px,8vw,128px)] gap-y-10 md:min-h-150 md:grid-cols-[minmax(0,1fr)_440px]">
        {/* Its bend is behind the card. */}
        <svg
          aria-hidden="true"
          className="absolute right-[calc(var(--gutter)_-_690px)] -bottom-(--section) max-w-none -scale-x-100 max-md:hidden"
          height={400}
          viewBox="-1200 0 2400 400"
          width={2400}
        >
          <Drawing file={river} />
        </svg>
        <div className="relative">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-4">{lead}</p>
          {aside}
        </div>
        <FormCard className="on-paper relative md:self-start">{children}</FormCard>
      </div>
    </section>
  );
}
