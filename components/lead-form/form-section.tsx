import type { ReactNode } from "react";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/form-river.svg";
import { FormCard } from "./form-card";

type FormSectionProps = {
  id: string;
  heading: string;
  lead: string;
  /** Content below heading and lead. */
  aside?: ReactNode;
  /** What the drawn river bends around, in a few words. */
  pictureCaption: { label: string; value: string };
  children: ReactNode;
};

/** A section with a form: text on a dark background, the form on a card beside it. */
export function FormSection({ id, heading, lead, aside, pictureCaption, children }: FormSectionProps) {
  return (
    <section className="on-deep relative overflow-clip py-(--section) max-sm:pb-0" id={id}>
      {/* `min-h-150`, the height of the shortest form: the shorter success message must not shrink the section. */}
      <div className="wrap relative grid gap-x-[clamp(40px,8vw,128px)] gap-y-10 md:min-h-150 md:grid-cols-[minmax(0,1fr)_440px]">
        <div className="flex flex-col">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-4">{lead}</p>
          {aside}
          {/* The drawing fills the height that is left below the text. */}
          <div className="relative mt-6 -mb-(--section) grow max-md:hidden">
            <DecorativeDrawing
              className="absolute bottom-0 left-1/2 -ml-273.5 h-full max-h-120 max-w-none"
              file={river}
              preserveAspectRatio="none"
              viewBox="-1200 0 2400 400"
              width={2880}
            />
            <p className="absolute bottom-[38%] left-1/2 w-56 -translate-x-1/2 text-balance text-center max-lg:w-44">
              <span className="block text-fg-2 text-sm italic">{pictureCaption.label}</span>
              <b className="heading-3 mt-1 block">{pictureCaption.value}</b>
            </p>
          </div>
        </div>
        <FormCard className="on-paper relative max-sm:pb-(--section) md:self-start">{children}</FormCard>
      </div>
    </section>
  );
}
