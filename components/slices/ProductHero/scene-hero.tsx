import { asText } from "@prismicio/client";
import clsx from "clsx";
import type { ReactNode } from "react";
import { HeadingBesideLead } from "@/components/sections/page-head";
import { CallsToAction } from "@/components/slices/calls-to-action";
import { Crumbs, FigureRow, type HeroProps, HeroText } from "./hero-parts";

/** Text beside an absolutely positioned picture at the window's edge; on small windows the picture is below. */
export function TextBesideScene({
  background,
  picture,
  crumbs,
  children,
}: {
  background: string;
  picture: ReactNode;
  crumbs: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`relative overflow-clip md:grid md:min-h-170 ${background}`}>
      <div className="wrap relative z-1 pt-5">
        {crumbs}
        <div className="pt-[clamp(28px,5vw,80px)] pb-[clamp(32px,4vw,48px)] md:w-[min(50%,600px)] md:pt-[clamp(32px,5vw,80px)] md:pb-[clamp(48px,6vw,88px)]">
          {children}
        </div>
      </div>
      {picture}
    </div>
  );
}

/** Product hero: text beside the picture, and below both a row with the figures. */
export function SceneHero({
  slice: { primary: copy },
  context: { product },
  background,
  picture,
  hasDarkFigures,
}: HeroProps & {
  background: string;
  picture: ReactNode;
  /** The figures are on the dark ground instead of the hero's. */
  hasDarkFigures?: boolean;
}) {
  return (
    <section className={hasDarkFigures ? "on-deep" : background}>
      <TextBesideScene
        crumbs={<Crumbs page={copy.crumb} product={product} />}
        background={background}
        picture={picture}
      >
        <HeroText copy={copy} product={product} />
      </TextBesideScene>
      {/* No top border on the dark background: it is narrower than the background and would look like a notch in its edge. */}
      <div className={clsx("wrap", hasDarkFigures && "[&_dl]:border-t-0")}>
        <FigureRow copy={copy} />
      </div>
    </section>
  );
}

/** A heading and its lead above a full-width picture. */
export function FullWidthPictureHero({
  slice: { primary: copy },
  context: { product },
  background,
  picture,
}: HeroProps & {
  background: string;
  picture: ReactNode;
}) {
  return (
    <section className={`overflow-clip ${background}`}>
      <div className="wrap pt-5">
        <Crumbs page={copy.crumb} product={product} />
        <HeadingBesideLead heading={asText(copy.heading)} lead={asText(copy.lead)}>
          <CallsToAction
            className="mt-7"
            product={product}
            salesLabel={copy.sales_label}
            trialLabel={copy.trial_label}
          />
        </HeadingBesideLead>
      </div>
      {picture}
      <div className="wrap">
        <FigureRow copy={copy} />
      </div>
    </section>
  );
}
