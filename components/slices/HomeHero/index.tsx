import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { HeroOxbow, HeroRiver } from "@/components/charts/hero-river";
import { CodePanel } from "@/components/code/code-panel";
import { listSamples } from "@/components/slices/code-samples";
import { TwoCalls } from "@/components/slices/two-calls";
import type { SliceContext } from "@/components/slices/types";
import { formatCount } from "@/lib/base/format/count";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import css from "./index.module.css";

/** Names of the stations with the times that a residential request was measured at there. */
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
    closedWay: closed_way ?? "",
    description: `A river leaves the straight way, which is closed (${closed_way}), and bends around to the target: ${stations.join("; ")}.`,
  };
  return (
    // The river goes around the panel, whose size charts/hero-river.tsx knows.
    <section className="relative overflow-hidden">
      <div className="wrap relative grid grid-cols-1 pt-5.5 pb-9 sm:pt-8 nav:grid-cols-[minmax(0,1fr)_496px] nav:gap-x-12 nav:pt-16 nav:pb-30">
        <div className="sm:max-w-70">
          <h1 className="heading-hero">{asText(heading)}</h1>
          <p className="lead mt-3.5 max-w-[30em]">{asText(lead)}</p>
          <TwoCalls
            className="mt-4.5"
            product={context.product}
            salesLabel={sales_label}
            trialLabel={trial_label}
          />
          {note && <p className="note mt-2.25">{note}</p>}
        </div>
        <div className={`${css.heroOxbow} relative mt-5 mb-3.5 justify-self-center nav:hidden`}>
          <HeroOxbow {...river} reading={reading ?? ""} />
        </div>
        <div className={`${css.heroStage} relative nav:mt-0.75 nav:h-63.5 nav:self-start`}>
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
