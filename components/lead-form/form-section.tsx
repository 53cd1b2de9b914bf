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
      <svg
        aria-hidden="true"
        className="absolute bottom-0 left-1/2 max-w-none -translate-x-1/2 max-md:hidden"
        height={400}
        viewBox="-1200 0 2400 400"
        width={2400}
      >
        <Drawing file={river} />
      </svg>
      {/* The height keeps the river clear of the success message, which is shorter than the form. */}
      <div className="wrap relative grid gap-x-[clamp(40px,8vw,128px)] gap-y-10 md:min-h-180 md:grid-cols-[minmax(0,1fr)_440px]">
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-4">{lead}</p>
          {aside}
        </div>
        <FormCard className="on-paper md:self-start">{children}</FormCard>
      </div>
    </section>
  );
}
