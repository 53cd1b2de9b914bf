import type { ReactNode } from "react";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import river from "@/components/illustrations/steps-river.svg";
import css from "./form-beside-steps.module.css";

/** How far the river extends above and below the list of `h-160`; the panel clips it. The size is that of the file. */
const beyond = 500;
const [width, height] = [180, 640 + 2 * beyond];

function River() {
  return (
    <DecorativeDrawing
      className="absolute left-0 hidden @lg:block"
      file={river}
      height={height}
      style={{ top: -beyond }}
      viewBox={`0 ${-beyond} ${width} ${height}`}
      width={width}
    />
  );
}

type RiverStep = { when: string; title: string; text: ReactNode };

/** What happens after a form was sent: three steps along a river. */
function RiverSteps({ steps, more }: { steps: readonly RiverStep[]; more?: ReactNode }) {
  return (
    <div className="@container flex flex-col">
      <h2 className="heading-3 relative @lg:pl-52">What happens next</h2>
      <div className="relative mt-8 @max-lg:grid @max-lg:flex-1 @lg:mt-4 @lg:h-160">
        <River />
        <ol className="grid grid-cols-1 gap-8 @lg:h-full @lg:grid-rows-3 @lg:gap-0 @lg:pl-52">
          {steps.map(({ when, title, text }) => (
            <li className="border-rule-2 border-l-2 pl-5 @lg:border-0 @lg:pt-14 @lg:pl-0" key={when}>
              <p className="text-accent text-sm italic">{when}</p>
              <h3 className="heading-4 mt-1">{title}</h3>
              <div className="mt-2 max-w-[38ch] text-fg-2">{text}</div>
            </li>
          ))}
        </ol>
      </div>
      {more && <div className="relative mt-10 @lg:mt-4 @lg:pl-52">{more}</div>}
    </div>
  );
}

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
        <section className="on-deep overflow-hidden px-(--gutter) pt-14 pb-18 sm:pb-24 md:grid md:pt-24 md:pl-[clamp(32px,4vw,56px)]">
          <RiverSteps more={more} steps={steps} />
        </section>
      </div>
    </div>
  );
}
