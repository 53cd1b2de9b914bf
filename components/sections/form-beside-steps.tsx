import type { ReactNode } from "react";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import { RiverMarker } from "@/components/illustrations/river-marker";
import river from "@/components/illustrations/steps-river.svg";

/** How far the river extends above and below the list of `h-160`; the panel clips it. The size is that of the file. */
const beyond = 500;
const [width, height] = [180, 640 + 2 * beyond];

/** Half a bend of the river in a narrow panel, as high as a step: from the left to the right, mirrored from the right to the left. */
function Bend({ className, mirrored }: { className: string; mirrored: boolean }) {
  return (
    <DecorativeDrawing
      className={`absolute -left-6.5 w-16 overflow-visible @lg:hidden ${mirrored ? "-scale-x-100" : ""} ${className}`}
      file={river}
      part="bend"
      preserveAspectRatio="none"
      viewBox="0 0 64 160"
    />
  );
}

/** Along the steps, from one edge of the panel to the other. In a narrow panel, the steps have the part between. */
function River() {
  return (
    <>
      <DecorativeDrawing
        className="absolute left-0 hidden @lg:block"
        file={river}
        height={height}
        style={{ top: -beyond }}
        viewBox={`0 ${-beyond} ${width} ${height}`}
        width={width}
      />
      <Bend className="-top-45.5 h-48" mirrored />
      <Bend className="top-full mt-2.5 h-140" mirrored />
    </>
  );
}

type RiverStep = { when: string; title: string; text: ReactNode; code?: ReactNode };

/** What happens after a form was sent: three steps along a river. */
function RiverSteps({ steps, more }: { steps: readonly RiverStep[]; more?: ReactNode }) {
  return (
    <div className="@container flex flex-col">
      <h2 className="heading-3 relative pl-10 @lg:pl-52">What happens next</h2>
      <div className="relative mt-8 @max-lg:grid @max-lg:flex-1 @lg:mt-4 @lg:h-160">
        <River />
        <ol className="grid grid-cols-1 pl-10 @lg:h-full @lg:grid-rows-3 @lg:pl-52">
          {steps.map(({ when, title, text, code }, step) => (
            <li className="relative pb-8 @lg:pt-14 @lg:pb-0" key={when}>
              <Bend className="-ml-10 top-2.5 h-full" mirrored={step % 2 === 1} />
              <RiverMarker className={`top-1 @lg:hidden ${step % 2 ? "-left-7.5" : "-left-12.5"}`} />
              <p className="text-accent text-sm italic">{when}</p>
              <h3 className="heading-4 mt-1">{title}</h3>
              <div className="mt-2 max-w-[38ch] text-fg-2">{text}</div>
              {code}
            </li>
          ))}
        </ol>
      </div>
      {more && <div className="relative mt-2 pl-10 @lg:mt-4 @lg:pl-52">{more}</div>}
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
    // Measures the page without its scrollbar, so that the form is on the same edge as the header.
    <div className="@container">
      <div className="[--edge:max(var(--gutter),(100cqw-var(--content))/2)] md:grid md:grid-cols-[auto_minmax(0,1fr)]">
        <section className="px-(--gutter) pt-5 pb-14 md:grid md:grid-cols-[440px] md:pr-[clamp(32px,5vw,96px)] md:pb-24 md:pl-(--edge)">
          {children}
        </section>
        <section className="on-deep overflow-hidden px-(--gutter) pt-14 pb-18 sm:pb-24 md:grid md:pt-24 md:pr-(--edge) md:pl-[clamp(32px,4vw,56px)]">
          <RiverSteps more={more} steps={steps} />
        </section>
      </div>
    </div>
  );
}
