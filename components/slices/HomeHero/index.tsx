import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CodePanel } from "@/components/code/code-panel";
import { HeroOxbow, HeroRiver } from "@/components/illustrations/hero-river";
import { CallsToAction } from "@/components/slices/calls-to-action";
import { listSamples } from "@/components/slices/code-samples";
import type { SliceContext } from "@/components/slices/types";
import { formatCount } from "@/lib/base/format/count";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import css from "./index.module.css";

/** Names of the stages with their measured times for a residential request. */
function timeStations(names: readonly string[], network: NetworkFigures): string[] {
  const { stages } = network.products.RP.path;
  return names.map((name, i) => {
    const stage = stages[i];
    const isEnd = i === 0 || i === stages.length - 1;
    return stage && !isEnd ? `${name}, ${formatCount(stage.at)} ms` : name;
  });
}

export default function HomeHero({
  slice,
  context,
}: SliceComponentProps<Content.HomeHeroSlice, SliceContext>) {
  const { heading, lead, trial_label, sales_label, note, closed_way, samples, response, reading } =
    slice.primary;
  const stations = timeStations(
    slice.primary.stations.map(({ label }) => label ?? ""),
    context.network,
  );
  const river = {
    stations,
    blockedPath: closed_way ?? "",
    description: `A river leaves the straight way, which is closed (${closed_way}), and bends around to the target: ${stations.join("; ")}.`,
  };
  return (
    // The river goes around the panel; its size is defined in illustrations/hero-river.tsx.
    <section className="relative overflow-hidden">
      <div className="wrap relative grid grid-cols-1 pt-11 pb-18 sm:pt-16 nav:grid-cols-[minmax(0,1fr)_496px] nav:gap-x-24 nav:pt-32 nav:pb-60">
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
        <div className={`${css.heroOxbow} relative mt-10 mb-7 justify-self-center nav:hidden`}>
          <HeroOxbow {...river} reading={reading ?? ""} />
        </div>
        <div className={`${css.heroStage} relative nav:mt-1.5 nav:h-127 nav:self-start`}>
          <HeroRiver {...river} />
          <CodePanel
            about={asText(heading)}
            name={slice.id}
            reading={reading ?? ""}
            response={asText(response)}
            samples={listSamples(samples)}
          />
        </div>
      </div>
    </section>
  );
}
