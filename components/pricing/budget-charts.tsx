"use client";

import { type ReactNode, useState } from "react";
import { cssShare, plotSide } from "@/components/charts/plot";
import { Segment, Segments } from "@/components/ui/segments";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney } from "@/lib/base/format/money";
import { totalAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { purchaseFor } from "@/lib/features/pricing/budget";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import { logAmountShare, logPriceShare, type PriceChartAxes } from "./price-chart-axes";
import { RangeField } from "./range-field";

export type ChartedProduct = Pick<ProductPricing, "steps" | "per" | "minimum"> & {
  name: string;
  tint: string;
  /** "GB", "results" */
  unitName: string;
  /** Vertical position of its label, 0 (top) to 1. */
  place: number;
};

export type PriceChart = {
  /** "Per GB" */
  title: string;
  /** "per GB" */
  phrase: string;
  plot: PriceChartAxes;
  family: ChartedProduct[];
  /** Server-rendered: what does not change with the budget. */
  ground: ReactNode;
};

const budgets = listSliderValues(10, 5_000);
const firstBudget = 500;

/** Half of the widest label, "$5,000 per month": it stays within the chart at every budget. */
const labelRoom = 60;

const labelPlace = (corner: number) =>
  `clamp(${labelRoom}px, ${cssShare(Math.min(1, Math.max(0, corner)))}, 100% - ${labelRoom}px)`;

/** The line where volume times price equals the budget. */
function BudgetLine({ plot, budget }: { plot: PriceChartAxes; budget: number }) {
  const left = Math.round(logPriceShare(plot, budget / plot.from) * plotSide);
  const right = Math.round(logPriceShare(plot, budget / plot.to) * plotSide);
  // The label is where the line enters the chart: at the upper edge, or for a small budget at the left one.
  const corner = logAmountShare(plot, budget / plot.high);
  const level = corner < 0 ? left / plotSide : 0;
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute inset-0 h-full w-full overflow-hidden"
        preserveAspectRatio="none"
        viewBox={`0 0 ${plotSide} ${plotSide}`}
      >
        <path
          className="fill-none stroke-fg"
          d={`M0 ${left}L${plotSide} ${right}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="absolute -translate-x-1/2 -translate-y-full pb-1 text-xs whitespace-nowrap"
        style={{ left: labelPlace(corner), top: cssShare(Math.min(1, level)) }}
      >
        {formatMoney(budget)} per month
      </span>
    </>
  );
}

function PurchaseMark({
  plot,
  product,
  budget,
}: {
  plot: PriceChartAxes;
  product: ChartedProduct;
  budget: number;
}) {
  const purchase = purchaseFor(product, budget);
  const amount = purchase ? purchase.volume / product.per : 0;
  if (!purchase || amount < plot.from || amount > plot.to) return null;
  return (
    <span
      className="absolute h-3.25 w-3.25 -translate-1/2 rounded-full border-[2.5px] border-tint-700 bg-ground"
      data-tint={product.tint}
      style={{
        left: cssShare(logAmountShare(plot, amount)),
        top: cssShare(logPriceShare(plot, purchase.unitPrice)),
      }}
    />
  );
}

/**
 * A product's name, and what the budget buys: at the end of its line in the chart; on narrow screens, in place of the chart,
 * a row with a bar.
 */
function PurchaseLabel({
  product,
  volume,
  share,
}: {
  product: ChartedProduct;
  volume: number;
  share: number;
}) {
  return (
    <li
      className="flex flex-wrap justify-between gap-x-3 text-sm text-tint-800 md:absolute md:left-[calc(100%_+_16px)] md:block md:-translate-y-1/2 md:leading-[1.2] md:whitespace-nowrap"
      data-tint={product.tint}
      style={{ top: cssShare(product.place) }}
    >
      {product.name}{" "}
      <b className="tabular-nums">
        {volume
          ? `${formatCount(volume)} ${product.unitName}`
          : `starts at ${formatMoney(totalAt(product, product.minimum))}`}
      </b>
      <span aria-hidden="true" className="mt-1.5 basis-full md:hidden">
        <span className="block h-2.5 bg-tint-700" style={{ width: cssShare(share) }} />
      </span>
    </li>
  );
}

/** A label per product, the largest volume first. */
function PurchaseLabels({
  title,
  family,
  budget,
}: Pick<PriceChart, "title" | "family"> & { budget: number }) {
  const purchases = family
    .map((product) => ({ product, volume: purchaseFor(product, budget)?.volume ?? 0 }))
    .sort((a, b) => b.volume - a.volume);
  const most = Math.max(1, ...purchases.map(({ volume }) => volume));
  return (
    <ul
      aria-label={`${title}: what ${formatMoney(budget)} per month buys`}
      className="max-md:grid max-md:gap-5"
    >
      {purchases.map(({ product, volume }) => (
        <PurchaseLabel key={product.name} product={product} share={volume / most} volume={volume} />
      ))}
    </ul>
  );
}

/**
 * A chart per billing unit, one at a time, with a budget slider: the volume of each product that the budget buys. Where the
 * chart has no room, a list with bars.
 */
export function BudgetCharts({ charts, note }: { charts: PriceChart[]; note: string }) {
  const [budget, setBudget] = useState(firstBudget);
  const [shown, setShown] = useState(0);
  return (
    <div>
      <h2 className="heading-2">What your budget buys</h2>
      <p className="lead mt-4">
        The price falls gradually with volume, between the plans too. You can order any volume from the
        minimum up.
      </p>
      <div className="mt-fluid-1 mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <RangeField
          className="max-w-160 flex-1 basis-80"
          format={(value) => `${formatMoney(value)} per month`}
          label="Your budget"
          onChange={setBudget}
          value={budget}
          valueClassName="font-display text-[1.75rem] leading-none font-[560] tracking-[-0.02em]"
          values={budgets}
        />
        <Segments className="inline-flex flex-wrap noscript:hidden" legend="Billing unit">
          {charts.map(({ title }, i) => (
            <Segment checked={i === shown} key={title} name="unit" onChange={() => setShown(i)}>
              {title}
            </Segment>
          ))}
        </Segments>
      </div>
      {charts.map(({ title, phrase, plot, family, ground }, i) => (
        <section className={i === shown ? "" : "hidden noscript:block"} key={title}>
          <h3 className="heading-4">Priced {phrase}</h3>
          {/* Margins: prices on the left, labels on the right, volumes below. */}
          <div className="relative mt-6 mb-8 border-fg md:mt-8 md:mr-66 md:mb-13 md:ml-11 md:h-110 md:border-y">
            <div aria-hidden="true" className="max-md:hidden">
              {ground}
              <BudgetLine budget={budget} plot={plot} />
              {family.map((product) => (
                <PurchaseMark budget={budget} key={product.name} plot={plot} product={product} />
              ))}
            </div>
            <PurchaseLabels budget={budget} family={family} title={title} />
          </div>
        </section>
      ))}
      <p className="note mt-6">{note}</p>
    </div>
  );
}
