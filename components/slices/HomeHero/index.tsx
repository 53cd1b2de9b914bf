import { asText, type Content } from "@prismicio/client";
import { CodePanel } from "@/components/code/code-panel";
import { Ribbon } from "@/components/illustrations/ribbon";
import { CallsToAction } from "@/components/slices/calls-to-action";
import { listSamples } from "@/components/slices/code-samples";
import type { SliceProps } from "@/components/slices/types";
import { formatCount } from "@/lib/base/format/count";
import css from "./index.module.css";

export default function HomeHero({ slice, context }: SliceProps<Content.HomeHeroSlice>) {
  const { heading, lead, trial_label, sales_label, note, samples, response, reading } = slice.primary;
  const { stages, unit } = context.network.products.RP.path;
  return (
    <section className="on-deep relative isolate overflow-clip">
      <div className="wrap relative grid grid-cols-1 gap-y-12 pt-11 pb-40 sm:pt-16 md:grid-cols-[minmax(0,1fr)_420px] md:items-start md:gap-x-10 md:pt-24 md:pb-32 nav:grid-cols-[minmax(0,1fr)_496px] nav:gap-x-24">
        <div className="sm:max-w-140">
          <h1 className="heading-hero">{asText(heading)}</h1>
          <p className="lead mt-7 max-w-[30em] md:max-nav:pr-10">{asText(lead)}</p>
          <CallsToAction
            className="mt-9"
            product={context.product}
            salesLabel={sales_label}
            trialLabel={trial_label}
          />
          {note && <p className="note mt-4.5 md:max-nav:pr-6">{note}</p>}
        </div>
        <div className="relative min-w-0 sm:max-w-124">
          <CodePanel
            about={asText(heading)}
            name={slice.id}
            responseTime={reading ?? ""}
            response={asText(response)}
            samples={listSamples(samples)}
          />
          {/* Painted behind the panel, but placed after it: its position depends on the panel's height. */}
          <div aria-hidden="true" className={css.river}>
            <Ribbon className={css.ribbon} />
            <ul>
              {/* The three stations between the visitor's code and the page; CSS places each. */}
              {stages.slice(1, 4).map(({ name, at }) => (
                <li key={name}>{`${name}, ${formatCount(at)} ${unit}`}</li>
              ))}
              <li className={css.direct}>direct route: redirected to /us</li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
