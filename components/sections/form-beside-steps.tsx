import type { ReactNode } from "react";
import css from "./form-beside-steps.module.css";
import { type RiverStep, RiverSteps } from "./river-steps";

/** A page whose subject is a form: the form on the left, what happens next on a dark panel to the right edge. */
export function FormBesideSteps({ children, steps }: { children: ReactNode; steps: readonly RiverStep[] }) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <section className="px-(--gutter) pt-5 pb-14 sm:grid sm:grid-cols-[440px] nav:pr-0 nav:pb-24 nav:pl-(--edge)">
          {children}
        </section>
        <section className="on-deep overflow-hidden px-(--gutter) pt-14 pb-18 nav:pt-24 nav:pb-0 nav:pl-[clamp(32px,4vw,56px)]">
          <RiverSteps steps={steps} />
        </section>
      </div>
    </div>
  );
}
