import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { ContourHero } from "@/components/charts/contour-hero";
import { listRefreshDays } from "@/components/charts/refresh-dates";
import { refreshes, Strata } from "@/components/charts/strata";
import { PartingCurrent, SuccessDial } from "@/components/charts/success-dial";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext } from "@/components/slices/types";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { type InquiryProduct, products } from "@/lib/products";

type HeroSlice = Content.ProductHeroSlice;
type Reading = HeroSlice["primary"]["readings"][number];

const groupNames = { brand: "Oxbow", proxies: "Proxies", "web-data": "Web data" };

function Crumbs({ product }: { product: InquiryProduct }) {
  if (product === "General") return null;
  const { group, shortName } = products[product];
  return (
    <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: groupNames[group] }, { label: shortName }]} />
  );
}

function Claim({ copy, product }: { copy: HeroSlice["primary"]; product: InquiryProduct }) {
  const { heading, lead, trial_label, sales_label } = copy;
  return (
    <div>
      <h1 className="heading-1">{asText(heading)}</h1>
      <p className="lead mt-3 max-w-[29em]">{asText(lead)}</p>
      <div className="mt-4.5 flex flex-wrap gap-1.5 max-sm:flex-col">
        <ButtonLink href="/dashboard-redirect" size="lg">
          {trial_label}
        </ButtonLink>
        <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product={product}>
          {sales_label}
        </OpenModalLink>
      </div>
    </div>
  );
}

/** A surveyor's plate: the figures in a double frame, scope and date below. */
function Plate({ readings, note }: { readings: readonly Reading[]; note: string | null }) {
  return (
    <div className="border border-ink bg-paper p-[5px]">
      <dl className="border border-ink px-2 py-1 text-sm sm:px-2.5">
        {readings.map(({ label, value }) => (
          <div
            className="flex items-baseline justify-between gap-2 border-rule border-b py-1.5 last:border-0"
            key={label}
          >
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right font-[550] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note max-w-none border border-ink border-t-0 px-2 py-1.25 sm:px-2.5">{note}</p>
    </div>
  );
}

/** The figures in a ruled row at the foot of the hero. */
function Readings({ readings, note }: { readings: readonly Reading[]; note: string | null }) {
  return (
    <div className="relative">
      <dl className="grid grid-cols-2 border-fg border-t md:grid-cols-4">
        {readings.map(({ label, value }) => (
          <div className="reading flex flex-col-reverse justify-end gap-0.75 py-2.5 pr-2" key={label}>
            <dt className="max-w-[26ch] text-sm leading-snug">{label}</dt>
            <dd className="font-[560] font-display text-h3 leading-none tracking-[-0.02em]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note pb-3">{note}</p>
    </div>
  );
}

function ContourVariant({ slice, product }: { slice: HeroSlice; product: InquiryProduct }) {
  const { readings, readings_note } = slice.primary;
  return (
    <section className="relative overflow-clip bg-tint-100">
      <ContourHero className="contour-hero" />
      <div className="wrap relative pt-2.5 pb-[clamp(56px,7vw,104px)]">
        <Crumbs product={product} />
        <div className="mt-[clamp(32px,6vw,88px)] grid items-end justify-between gap-x-6 gap-y-5 nav:grid-cols-[minmax(0,640px)_384px] md:grid-cols-[minmax(0,1fr)_352px]">
          <Claim copy={slice.primary} product={product} />
          <Plate note={readings_note} readings={readings} />
        </div>
      </div>
    </section>
  );
}

function DialVariant({ slice, context }: { slice: HeroSlice; context: SliceContext }) {
  const { readings, readings_note } = slice.primary;
  const priced = pricedProductOf(context.product);
  const { success = null, medianMs = null } = priced ? context.network.products[priced] : {};
  return (
    <section className="hero-on-tint relative overflow-clip bg-tint-300">
      <div className="wrap relative pt-2.5">
        <Crumbs product={context.product} />
        <div className="grid items-center gap-x-8 gap-y-6 pt-[clamp(24px,4vw,48px)] pb-[clamp(48px,6vw,88px)] nav:grid-cols-[minmax(0,1fr)_480px] md:grid-cols-[minmax(0,1fr)_380px]">
          <div className="relative z-1">
            <Claim copy={slice.primary} product={context.product} />
          </div>
          <div className="relative mx-auto w-full max-w-[320px] md:max-w-none">
            <PartingCurrent className="parting-current" />
            {success !== null && medianMs !== null && (
              <SuccessDial className="relative w-full" medianMs={medianMs} success={success} />
            )}
          </div>
        </div>
        <Readings note={readings_note} readings={readings} />
      </div>
    </section>
  );
}

function StrataVariant({ slice, context }: { slice: Content.ProductHeroSliceStrata; context: SliceContext }) {
  const { readings, readings_note, layer_label, base_label } = slice.primary;
  const [newest = "", ...older] = listRefreshDays(context.locations.asOf, refreshes);
  const labels = [`${layer_label ?? ""} ${newest}`.trim(), ...older, base_label ?? ""];
  return (
    <section className="on-deep">
      <div className="on-paper relative overflow-clip">
        <Strata className="strata-wide max-nav:hidden" labels={labels} size="wide" />
        <div className="wrap relative pt-2.5 nav:min-h-[820px]">
          <Crumbs product={context.product} />
          <div className="max-w-[640px] pt-[clamp(32px,5vw,72px)] nav:max-w-[52%]">
            <Claim copy={slice.primary} product={context.product} />
          </div>
        </div>
        <Strata className="strata-narrow nav:hidden" labels={labels} size="narrow" />
      </div>
      <div className="wrap">
        <Readings note={readings_note} readings={readings} />
      </div>
    </section>
  );
}

export default function ProductHero({ slice, context }: SliceComponentProps<HeroSlice, SliceContext>) {
  switch (slice.variation) {
    case "default":
      return <ContourVariant product={context.product} slice={slice} />;
    case "dial":
      return <DialVariant context={context} slice={slice} />;
    case "strata":
      return <StrataVariant context={context} slice={slice} />;
  }
}
