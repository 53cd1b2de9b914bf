import type { Content } from "@prismicio/client";
import type { ReactNode } from "react";
import { PriceIslands } from "@/components/charts/price-islands";
import { RankStreams } from "@/components/charts/rank-streams";
import { ListingSheets } from "@/components/illustrations/listing-sheets";
import { CountryComparison } from "@/components/sandbox/country-comparison";
import { SandboxForm } from "@/components/sandbox/sandbox-form";
import type { SliceContext } from "@/components/slices/types";
import { formatCount } from "@/lib/base/format/count";
import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";
import { defaultChoice } from "@/lib/features/sandbox/targets";
import { Crumbs, FigureRow, type HeroProps, HeroText } from "./hero-parts";
import { TextBesideScene } from "./scene-hero";

type RequestProps = HeroProps<Content.ProductHeroSliceRequest>;

function chartOf<Kind extends UseCaseChart["kind"]>({ useCases }: SliceContext, slug: string, kind: Kind) {
  const chart = useCases.find((one) => one.slug === slug)?.chart;
  return chart?.kind === kind ? (chart as Extract<UseCaseChart, { kind: Kind }>) : null;
}

/** The form that sends a request to a demo page, and what the page shows in some countries. */
function Demo({ slice, className = "" }: Pick<RequestProps, "slice"> & { className?: string }) {
  const target = slice.primary.target ?? defaultChoice.target;
  return (
    <div className="wrap relative z-1">
      <div
        className={`on-paper mb-fluid-1 grid items-start gap-x-12 gap-y-5 rounded-2 border border-rule-2 p-3 sm:p-6 md:grid-cols-[1fr_2fr] ${className}`}
      >
        <SandboxForm hasTargetChoice={false} target={target} />
        <CountryComparison count={4} target={target} />
      </div>
      <FigureRow copy={slice.primary} />
    </div>
  );
}

/** Text beside a picture that extends to the right edge. */
function ShopHero({ slice, context: { product } }: RequestProps) {
  const prices = (slice.primary.prices ?? []).flatMap(({ zip, price }) =>
    zip && price ? [{ zip, price }] : [],
  );
  return (
    <section className="on-deep">
      <div className="on-paper">
        <TextBesideScene
          crumbs={<Crumbs product={product} />}
          background="hero-on-tint bg-tint-300"
          picture={<PriceIslands prices={prices} />}
        >
          <HeroText copy={slice.primary} product={product} />
        </TextBesideScene>
      </div>
      <Demo className="-mt-8" slice={slice} />
    </section>
  );
}

/** Text above a stream that begins at the left edge and ends in the results page on the right. */
function SearchHero({ slice, context }: RequestProps) {
  const chart = chartOf(context, "search-visibility", "rows");
  return (
    <section className="hero-on-tint overflow-clip bg-tint-200">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="relative mt-8 mb-fluid-1 nav:min-h-150">
          <div className="relative z-1 nav:w-[min(50%,600px)] nav:pt-8">
            <HeroText copy={slice.primary} product={context.product} />
          </div>
          {chart && <RankStreams chart={chart} />}
        </div>
      </div>
      <Demo slice={slice} />
    </section>
  );
}

/** A picture at the left edge, on small windows above the text. */
function ListingHero({ slice, context }: RequestProps) {
  const chart = chartOf(context, "housing-supply", "record");
  const labels = chart?.series.map(({ name, points }) => {
    const count = points.at(-1)?.[1] ?? 0;
    return `${formatCount(count)} ${name.toLowerCase()}`;
  });
  return (
    <section className="hero-on-tint overflow-clip bg-tint-400">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="grid items-center gap-x-12 gap-y-6 py-8 sm:grid-cols-2">
          <ListingSheets labels={labels ?? []} />
          <div className="relative z-1 max-sm:order-first">
            <HeroText copy={slice.primary} product={context.product} />
          </div>
        </div>
      </div>
      <Demo slice={slice} />
    </section>
  );
}

const heroes = { shop: ShopHero, search: SearchHero, listing: ListingHero };

/** A product whose demo page can be requested, with a picture of what it returns. */
export function RequestHero(props: RequestProps): ReactNode {
  const Hero = heroes[props.slice.primary.target ?? defaultChoice.target];
  return <Hero {...props} />;
}
