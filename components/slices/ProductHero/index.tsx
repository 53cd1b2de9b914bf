import type { SliceComponentProps } from "@prismicio/react";
import { BraidedRiver } from "@/components/charts/heroes/braided-river";
import { CarrierCells } from "@/components/charts/heroes/carrier-cells";
import { Catchment } from "@/components/charts/heroes/catchment";
import { LeaseChart } from "@/components/charts/heroes/lease-chart";
import { LockStaircase } from "@/components/charts/heroes/lock-staircase";
import { ParcelPlan } from "@/components/charts/heroes/parcel-plan";
import { PriceSoundings } from "@/components/charts/heroes/price-soundings";
import { RankLanes } from "@/components/charts/heroes/rank-lanes";
import { ServerHall } from "@/components/charts/heroes/server-hall";
import { SharedWater } from "@/components/charts/heroes/shared-water";
import { WaterWheel } from "@/components/charts/heroes/water-wheel";
import type { SliceContext } from "@/components/slices/types";
import { listLargestCarriers } from "@/lib/features/products/carriers";
import { BlockHero } from "./block-hero";
import { FamilyHero } from "./family-hero";
import { type Hero, listMarks } from "./hero-parts";
import { ContourHero, DialHero, StrataHero } from "./measured-heroes";
import { OfferHero } from "./offer-hero";
import { BandHero, SceneHero } from "./scene-hero";

const letteredCarriers = 4;

type HeroProps = { slice: Hero; context: SliceContext };

/** Heroes whose picture runs out of the window beside the claim. */
function Scene({ slice, context }: HeroProps) {
  switch (slice.variation) {
    case "braid":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="row"
          ground="on-deep"
          picture={<BraidedRiver marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "cells":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="block"
          ground="bg-tint-100"
          picture={<CarrierCells carriers={listLargestCarriers(context.locations, letteredCarriers)} />}
        />
      );
    case "hall":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="row"
          ground="bg-tint-100"
          picture={<ServerHall marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "ripples":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="block"
          ground="hero-on-tint bg-tint-300"
          picture={<SharedWater marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "wheel":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="row-on-deep"
          ground="on-paper bg-tint-200"
          picture={<WaterWheel />}
        />
      );
    case "catchment":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="block"
          ground="on-paper-2"
          page={slice.primary.crumb}
          picture={<Catchment marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "soundings":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="plate"
          ground="bg-paper"
          picture={<PriceSoundings marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "parcels":
      return (
        <SceneHero
          context={context}
          copy={slice.primary}
          figures="row"
          ground="on-paper-2"
          picture={<ParcelPlan marks={listMarks(slice.primary.marks)} />}
        />
      );
    default:
      return null;
  }
}

/** Heroes whose picture runs across the window below the claim. */
function Band({ slice, context }: HeroProps) {
  switch (slice.variation) {
    case "leases":
      return (
        <BandHero
          context={context}
          copy={slice.primary}
          ground="on-paper"
          picture={<LeaseChart marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "ranks":
      return (
        <BandHero
          context={context}
          copy={slice.primary}
          ground="bg-tint-100"
          picture={<RankLanes marks={listMarks(slice.primary.marks)} />}
        />
      );
    case "lock":
      return (
        <BandHero
          context={context}
          copy={slice.primary}
          ground="on-deep"
          picture={<LockStaircase marks={listMarks(slice.primary.marks)} />}
        />
      );
    default:
      return null;
  }
}

/** The opening of a product page. Every product has its own picture; the parts are the same. */
export default function ProductHero({ slice, context }: SliceComponentProps<Hero, SliceContext>) {
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
    case "offer":
      return <OfferHero context={context} slice={slice} />;
    case "leases":
    case "ranks":
    case "lock":
      return <Band context={context} slice={slice} />;
    default:
      return <Scene context={context} slice={slice} />;
  }
}
