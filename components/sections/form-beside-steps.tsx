import type { ReactNode } from "react";
import css from "./form-beside-steps.module.css";
import { type RiverStep, RiverSteps } from "./river-steps";

/**
 * A page whose subject is a form: the form on the left, what happens next on a dark panel to the right edge.
 * @param more what ends the panel where the form is taller than the steps
 */
export function FormBesideSteps({
  children,
  steps,
  more,
}: {
  children: ReactNode;
  steps: readonly RiverStep[];
  more?: ReactNode;
}) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <section className="px-(--gutter) pt-5 pb-14 md:grid md:grid-cols-[440px] md:pr-0 md:pb-24 md:pl-(--edge)">
          {children}
        </section>
        <section className="on-deep overflow-hidden px-(--gutter) pt-14 pb-18 md:pt-24 md:pb-0 md:pl-[clamp(32px,4vw,56px)]">
          <RiverSteps more={more} steps={steps} />
        </section>
      </div>
    </div>
  );
}
