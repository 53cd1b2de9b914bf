"use client";

import { type ReactNode, useState } from "react";
import { cssShare, plotSide } from "@/components/charts/plot";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import { totalAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import { purchaseFor } from "@/lib/features/pricing/budget";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import { logAmountShare, logPriceShare, type PriceChartAxes } from "./price-chart-axes";
import { RangeField } from "./range-field";

export type ChartedProduct = Pick<ProductPricing, "steps" | "per" | "minimum"> & {
  code: PricedProduct;
  name: string;
  tint: string;
  href: string;
  /** "GB", "results" */
  unitName: string;
};

export type PriceChart = {
  title: string;
  plot: PriceChartAxes;
  family: ChartedProduct[];
  /** Server-rendered layers below and above the budget's line. */
  ground: ReactNode;
  marks: ReactNode;
};

const budgets = listSliderValues(10, 5_000);
const firstBudget = 500;

/** Half of the widest flag, "$5,000": it stays within the chart at every budget. */
const flagRoom = 28;

const flagPlace = (corner: number) =>
  `clamp(${flagRoom}px, ${cssShare(Math.min(1, Math.max(0, corner)))}, 100% - ${flagRoom}px)`;

/** The line where volume times price equals the budget, and the area beyond it. */
function BudgetLine({ plot, budget }: { plot: PriceChartAxes; budget: number }) {
  const left = Math.round(logPriceShare(plot, budget / plot.from) * plotSide);
  const right = Math.round(logPriceShare(plot, budget / plot.to) * plotSide);
  // The flag is where the line enters the chart: at the upper edge, or for a small budget at the left one.
  const corner = logAmountShare(plot, budget / plot.high);
  const level = corner < 0 ? logPriceShare(plot, budget / plot.from) : 0;
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute inset-0 h-full w-full overflow-hidden"
        preserveAspectRatio="none"
        viewBox={`0 0 ${plotSide} ${plotSide}`}
      >
        <path className="fill-ground opacity-66" d={`M0 ${left}L${plotSide} ${right}V${-plotSide * 4}H0Z`} />
        <path
          className="fill-none stroke-fg stroke-2"
          d={`M0 ${left}L${plotSide} ${right}`}
          strokeDasharray="0.1 6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        aria-hidden="true"
        className="absolute -translate-1/2 rounded-1 bg-fg px-1.5 font-mono text-2xs leading-5 font-medium whitespace-nowrap text-ground"
        style={{ left: flagPlace(corner), top: cssShare(Math.min(1, level)) }}
      >
        {formatMoney(budget)}
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

function PurchaseRow({ product, budget }: { product: ChartedProduct; budget: number }) {
  const purchase = purchaseFor(product, budget);
  return (
    <li className="flex min-h-12 items-center gap-2.5 border-b border-rule py-1.5" data-tint={product.tint}>
      <a
        className="border-l-4 border-tint-600 py-1.5 pl-3 text-sm font-[520] hover:text-accent hover:underline hover:underline-offset-4"
        href={product.href}
      >
        {product.name}
      </a>
      <span className="ml-auto text-right text-sm whitespace-nowrap tabular-nums">
        {purchase ? (
          <>
            <b>
              {formatCount(purchase.volume)} {product.unitName}
            </b>{" "}
            <small className="block text-xs leading-[1.3] text-fg-2">
              at {formatUnitPrice(purchase.unitPrice)}
            </small>
          </>
        ) : (
          <small className="block text-xs leading-[1.3] text-fg-2">
            starts at {formatMoney(totalAt(product, product.minimum))}
          </small>
        )}
      </span>
    </li>
  );
}

/** The chart with a budget slider, and the volume of each product that the budget buys. */
export function BudgetCharts({ charts, note }: { charts: PriceChart[]; note: string }) {
  const [budget, setBudget] = useState(firstBudget);
  return (
    <div>
      <h2 className="heading-2">What your budget buys</h2>
      <p className="lead mt-4">
        The price falls gradually with volume, between the plans too. You can order any volume.
      </p>
      <RangeField
        className="mt-fluid-1 mb-8 max-w-160"
        format={(value) => `${formatMoney(value)} per month`}
        label="Your budget"
        onChange={setBudget}
        value={budget}
        valueClassName="font-display text-[1.75rem] leading-none font-[560] tracking-[-0.02em]"
        values={budgets}
      />
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-3">
        {charts.map(({ title, plot, family, ground, marks }) => (
          <section
            className="md:max-lg:grid md:max-lg:grid-cols-[3fr_2fr] md:max-lg:items-start md:max-lg:gap-x-8"
            key={title}
          >
            <h3 className="heading-4 md:max-lg:col-span-2">{title}</h3>
            {/* Margins: prices on the left, names on the right, volumes below. */}
            <div
              aria-hidden="true"
              className="price-plot relative mt-3.5 mr-35.5 mb-13 ml-11 h-80 border-y border-fg md:h-95"
            >
              {ground}
              <BudgetLine budget={budget} plot={plot} />
              {family.map((product) => (
                <PurchaseMark budget={budget} key={product.code} plot={plot} product={product} />
              ))}
              {marks}
            </div>
            <ul
              aria-label={`${title}: what ${formatMoney(budget)} per month buys`}
              className="border-t border-fg"
            >
              {family.map((product) => (
                <PurchaseRow budget={budget} key={product.code} product={product} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="note mt-6">{note}</p>
    </div>
  );
}
