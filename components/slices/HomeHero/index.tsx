import { asText, type Content } from "@prismicio/client";
import { CodePanel } from "@/components/code/code-panel";
import { Ribbon } from "@/components/illustrations/ribbon";
import { CallsToAction } from "@/components/slices/calls-to-action";
import { listSamples } from "@/components/slices/code-samples";
import type { SliceProps } from "@/components/slices/types";
import css from "./index.module.css";

export default function HomeHero({ slice, context }: SliceProps<Content.HomeHeroSlice>) {
  const { heading, lead, trial_label, sales_label, note, samples, response, reading } = slice.primary;
  return (
    <section className="on-deep relative isolate overflow-clip">
      <div className="wrap relative grid grid-cols-1 gap-y-12 pt-11 pb-40 sm:pt-16 nav:grid-cols-[minmax(0,1fr)_496px] nav:items-start nav:gap-x-24 nav:pt-24 nav:pb-32">
        <div className="sm:max-w-140">
          <h1 className="heading-hero">{asText(heading)}</h1>
          <p className="lead mt-7 max-w-[30em]">{asText(lead)}</p>
          <CallsToAction
            className="mt-9"
            product={context.product}
            salesLabel={sales_label}
            trialLabel={trial_label}
          />
          {note && <p className="note mt-4.5">{note}</p>}
        </div>
        <div className="relative min-w-0 sm:max-w-124">
          <CodePanel
            about={asText(heading)}
            name={slice.id}
            responseTime={reading ?? ""}
            response={asText(response)}
            samples={listSamples(samples)}
          />
          {/* Behind the panel, but later in the document: a page that is still loading knows the panel's height. */}
          <Ribbon className={css.ribbon} />
          {/* The straight way, which the river goes around; only at these widths does it leave room for it. */}
          <p
            aria-hidden="true"
            className="note absolute top-[calc(100%+84px)] left-44 -z-1 hidden w-60 border-t-2 border-dotted border-fg-3 pt-3 text-center nav:block"
          >
            <span className="absolute -top-3 left-1/2 -translate-x-1/2 bg-ground px-2 text-base leading-none text-danger not-italic">
              ✕
            </span>
            direct route: redirected to /us
          </p>
        </div>
      </div>
    </section>
  );
}
