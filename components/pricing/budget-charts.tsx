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

/** At the end of the product's line: its name, and what the budget buys. */
function PurchaseLabel({ product, budget }: { product: ChartedProduct; budget: number }) {
  const purchase = purchaseFor(product, budget);
  return (
    <li
      className="absolute left-[calc(100%_+_16px)] -translate-y-1/2 text-xs leading-[1.2] whitespace-nowrap text-tint-800 md:text-sm"
      data-tint={product.tint}
      style={{ top: cssShare(product.place) }}
    >
      {product.name}{" "}
      <b className="tabular-nums max-md:block">
        {purchase
          ? `${formatCount(purchase.volume)} ${product.unitName}`
          : `starts at ${formatMoney(totalAt(product, product.minimum))}`}
      </b>
    </li>
  );
}

/** A chart per billing unit, one at a time, with a budget slider: the volume of each product that the budget buys. */
export function BudgetCharts({ charts, note }: { charts: PriceChart[]; note: string }) {
  const [budget, setBudget] = useState(firstBudget);
  const [shown, setShown] = useState(0);
  return (
    <div>
      <h2 className="heading-2">What your budget buys</h2>
      <p className="lead mt-4">
        The price falls gradually with volume, between the plans too. You can order any volume.
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
          <h3 className="heading-4">Price {phrase}</h3>
          {/* Margins: prices on the left, labels on the right, volumes below. */}
          <div className="relative mt-8 mr-35 mb-13 ml-11 h-100 border-y border-fg md:mr-66 md:h-110">
            <div aria-hidden="true">
              {ground}
              <BudgetLine budget={budget} plot={plot} />
              {family.map((product) => (
                <PurchaseMark budget={budget} key={product.name} plot={plot} product={product} />
              ))}
            </div>
            <ul aria-label={`${title}: what ${formatMoney(budget)} per month buys`}>
              {family.map((product) => (
                <PurchaseLabel budget={budget} key={product.name} product={product} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      <p className="note mt-6">{note}</p>
    </div>
  );
}
