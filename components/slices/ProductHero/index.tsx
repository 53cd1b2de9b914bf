import type { Content } from "@prismicio/client";
import { HeroBand, HeroScene } from "@/components/illustrations/hero-scene";
import { LeaseChart } from "@/components/illustrations/lease-chart";
import { lockBand, scenes } from "@/components/illustrations/scenes";
import { WaterWheel } from "@/components/illustrations/water-wheel";
import type { SliceProps } from "@/components/slices/types";
import { listLargestCarriers } from "@/lib/features/products/carriers";
import { BlockHero } from "./block-hero";
import { FamilyHero } from "./family-hero";
import { type HeroProps, listMarks } from "./hero-parts";
import { ContourHero, DialHero, StrataHero } from "./measured-heroes";
import { OfferHero } from "./offer-hero";
import { RequestHero } from "./request-hero";
import { BandHero, type FigurePlacement, SceneHero } from "./scene-hero";

type SceneSlice = Extract<Content.ProductHeroSlice, { variation: "wheel" | keyof typeof scenes }>;

const sceneBackgrounds: Readonly<Record<keyof typeof scenes, { ground: string; figures: FigurePlacement }>> =
  {
    braid: { ground: "on-deep", figures: "row" },
    catchment: { ground: "on-paper-2", figures: "block" },
    cells: { ground: "bg-tint-100", figures: "block" },
    hall: { ground: "bg-tint-100", figures: "row" },
    ripples: { ground: "hero-on-tint bg-tint-300", figures: "block" },
  };

/** Heroes with a picture beside the heading that extends to the window's edge. */
function Scene({ slice, context }: HeroProps<SceneSlice>) {
  if (slice.variation === "wheel") {
    return (
      <SceneHero
        context={context}
        copy={slice.primary}
        figures="row-on-deep"
        ground="on-paper bg-tint-200"
        picture={<WaterWheel />}
      />
    );
  }
  // Prismic may have a newer variation than this release.
  if (!(slice.variation in scenes)) return null;
  const scene = scenes[slice.variation];
  const marks =
    "marks" in slice.primary
      ? listMarks(slice.primary.marks)
      : listLargestCarriers(context.locations, scene.marks.length);
  return (
    <SceneHero
      context={context}
      copy={slice.primary}
      page={"crumb" in slice.primary ? slice.primary.crumb : null}
      picture={<HeroScene marks={marks} scene={scene} />}
      {...sceneBackgrounds[slice.variation]}
    />
  );
}

export default function ProductHero({ slice, context }: SliceProps<Content.ProductHeroSlice>) {
  switch (slice.variation) {
    case "default":
      return <ContourHero context={context} slice={slice} />;
    case "dial":
      return <DialHero context={context} slice={slice} />;
    case "strata":
      return <StrataHero context={context} slice={slice} />;
    case "block":
      return <BlockHero context={context} slice={slice} />;
    case "delta":
      return <FamilyHero context={context} slice={slice} />;
    case "request":
      return <RequestHero context={context} slice={slice} />;
    case "offer":
      return <OfferHero context={context} slice={slice} />;
    case "leases":
      return (
        <BandHero
          context={context}
          copy={slice.primary}
          ground="hero-on-tint bg-tint-200"
          picture={<LeaseChart marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "lock":
      return (
        <BandHero
          context={context}
          copy={slice.primary}
          ground="on-deep"
          picture={<HeroBand band={lockBand} marks={listMarks(slice.primary.marks)} />}
        />
      );
    default:
      return <Scene context={context} slice={slice} />;
  }
}
