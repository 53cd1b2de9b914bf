import type { Content } from "@prismicio/client";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import ipBlock from "@/components/illustrations/address-block.svg";
import { Delta } from "@/components/illustrations/delta";
import { Drawing } from "@/components/illustrations/drawing";
import { HeroBand, HeroScene } from "@/components/illustrations/hero-scene";
import { LeaseChart } from "@/components/illustrations/lease-chart";
import { PictureLabels } from "@/components/illustrations/picture-labels";
import { contourCities, lockBand, scenes } from "@/components/illustrations/scenes";
import { WaterWheel } from "@/components/illustrations/water-wheel";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { type ProductCode, products } from "@/lib/base/products";
import { pricingOf } from "@/lib/content/endpoints/prices";
import { formatLowestPrice } from "@/lib/features/pricing/lowest-price";
import { listLargestCarriers } from "@/lib/features/products/carriers";
import { listCityCounts } from "@/lib/features/products/city-counts";
import { Crumbs, FigureRow, type HeroProps, HeroText, listLabels } from "./hero-parts";
import { DialHero, StrataHero } from "./measured-heroes";
import { OfferHero } from "./offer-hero";
import { RequestHero } from "./request-hero";
import { FullWidthPictureHero, SceneHero } from "./scene-hero";

/** One product in the list beside the river drawing, where an arm of the river ends. */
function ProductEntry({
  product,
  text,
  pricing,
}: {
  product: ProductCode;
  text: string | null;
  pricing: SliceContext["pricing"];
}) {
  const row = pricing && pricingOf(pricing, product);
  const price = row && formatLowestPrice(row, product);
  return (
    <Link className="group block max-w-[26em] py-2" href={products[product].path} prefetch={false}>
      <span className="heading-4 underline-offset-4 group-hover:underline">{products[product].name}</span>
      <span className="block text-fg-2 text-sm leading-snug">{[text, price].filter(Boolean).join(", ")}</span>
    </Link>
  );
}

function FamilyHero({ slice, context }: HeroProps<Content.ProductHeroSliceDelta>) {
  // Prismic may have a newer product than this release, or an entry without one.
  const mouths = slice.primary.mouths.flatMap(({ product, text }) =>
    product && product in products ? [{ product, text }] : [],
  );
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="grid items-center gap-x-14 gap-y-10 pt-[clamp(32px,4vw,56px)] pb-[clamp(40px,5vw,72px)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <HeroText copy={slice.primary} product={context.product} />
          <div className="grid grid-cols-[56px_minmax(0,1fr)] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <Delta arms={mouths.length} />
            <ul className="grid auto-rows-[1fr]">
              {mouths.map(({ product, text }) => (
                <li className="flex min-h-23 items-center pl-4 md:min-h-26" key={product}>
                  <ProductEntry pricing={context.pricing} product={product} text={text} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}

/** A subnet drawn as a fenced plot of land. `labels` has the text on the fence. */
function IpBlock({ labels }: { labels: readonly string[] }) {
  return (
    <svg aria-hidden="true" className="h-auto w-full max-w-full" viewBox="-7 -7 494 531" width="494">
      <Drawing file={ipBlock} />
      <PictureLabels background="var(--tint-100)" positions={[{ x: 82, y: 514 }]} texts={labels} />
    </svg>
  );
}

function BlockHero({ slice, context }: HeroProps) {
  return (
    <section className="overflow-clip bg-tint-100">
      <div className="wrap pt-5">
        <Crumbs page={slice.primary.crumb} product={context.product} />
        <div className="my-[clamp(24px,3vw,40px)] grid items-center gap-x-16 gap-y-12 nav:grid-cols-[minmax(0,1fr)_520px] md:grid-cols-[minmax(0,1fr)_400px]">
          <HeroText copy={slice.primary} product={context.product} />
          <IpBlock labels={listLabels(slice.primary.marks)} />
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}

/** A hero with a picture of `scenes`. */
function Scene({
  name,
  labels,
  ...hero
}: Omit<ComponentProps<typeof SceneHero>, "picture"> & {
  name: keyof typeof scenes;
  /** Texts in the picture; the editor's (`marks`) if not given. */
  labels?: readonly string[];
}) {
  const texts = labels ?? listLabels(hero.slice.primary.marks);
  return <SceneHero {...hero} picture={<HeroScene labels={texts} scene={scenes[name]} />} />;
}

/** A contour map of IP density on the US East Coast; its cities are labeled with their IP counts. */
function ContourHero(props: HeroProps) {
  const cities = listCityCounts(props.context.locations, "US", contourCities);
  const labels = [...cities, ...listLabels(props.slice.primary.marks)];
  return <Scene {...props} background="bg-tint-100" labels={labels} name="contours" />;
}

/** A month of held IPs. */
function LeaseHero(props: HeroProps) {
  const [sessionLabel, dayWord, followedIp] = listLabels(props.slice.primary.marks);
  return (
    <FullWidthPictureHero
      {...props}
      background="hero-on-tint bg-tint-200"
      picture={<LeaseChart dayWord={dayWord} followedIp={followedIp} sessionLabel={sessionLabel} />}
    />
  );
}

type Picture = Content.ProductHeroSliceDefault["primary"]["picture"];

/** The hero of each picture that editors can choose. */
const heroes: Readonly<Record<Picture, (props: HeroProps) => ReactNode>> = {
  contours: ContourHero,
  dial: DialHero,
  strata: StrataHero,
  braid: (props) => <Scene {...props} background="on-deep" name="braid" />,
  cells: (props) => (
    <Scene
      {...props}
      background="bg-tint-100"
      labels={listLargestCarriers(props.context.locations, scenes.cells.labels.length)}
      name="cells"
    />
  ),
  leases: LeaseHero,
  hall: (props) => <Scene {...props} background="bg-tint-100" name="hall" />,
  block: BlockHero,
  ripples: (props) => <Scene {...props} background="hero-on-tint bg-tint-300" name="ripples" />,
  wheel: (props) => (
    <SceneHero {...props} hasDarkFigures background="on-paper bg-tint-200" picture={<WaterWheel />} />
  ),
  catchment: (props) => <Scene {...props} background="on-paper-2" name="catchment" />,
  lock: (props) => (
    <FullWidthPictureHero
      {...props}
      background="on-deep"
      picture={<HeroBand band={lockBand} labels={listLabels(props.slice.primary.marks)} />}
    />
  ),
};

export default function ProductHero({ slice, context }: SliceProps<Content.ProductHeroSlice>) {
  switch (slice.variation) {
    case "default": {
      // The field is empty if its value is invalid, and names an unknown picture if Prismic is newer than this release.
      const Hero = heroes[slice.primary.picture] ?? ContourHero;
      return <Hero context={context} slice={slice} />;
    }
    case "delta":
      return <FamilyHero context={context} slice={slice} />;
    case "request":
      return <RequestHero context={context} slice={slice} />;
    case "offer":
      return <OfferHero context={context} slice={slice} />;
    default:
      // Prismic may have a newer variation than this release.
      return null;
  }
}
