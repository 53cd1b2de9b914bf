import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { HeroOxbow, HeroRiver } from "@/components/charts/hero-river";
import { CodePanel } from "@/components/code/code-panel";
import { listSamples } from "@/components/slices/code-samples";
import { TwoCalls } from "@/components/slices/two-calls";
import type { SliceContext } from "@/components/slices/types";
import { formatCount } from "@/lib/base/format/count";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

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
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
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
        <div className="hero-oxbow">
          <HeroOxbow {...river} reading={reading ?? ""} />
        </div>
        <div className="hero-stage">
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
