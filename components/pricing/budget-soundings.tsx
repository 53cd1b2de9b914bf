"use client";

import { type ReactNode, useState } from "react";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import type { PricedProduct } from "@/lib/base/products";
import type { ProductPricing } from "@/lib/content/endpoints";
import { totalAt } from "@/lib/content/endpoints/prices";
import { purchaseFor } from "@/lib/features/pricing/budget";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import { RangeField } from "./range-field";
import { depthShare, lotShare, type SoundingPlot } from "./sounding-plot";

export type SoundedProduct = Pick<ProductPricing, "steps" | "per" | "minimum"> & {
  code: PricedProduct;
  /** The letter that stands for it in the chart. */
  key: string;
  name: string;
  tint: string;
  href: string;
  /** "GB", "results" */
  unitName: string;
};

export type Basin = {
  title: string;
  plot: SoundingPlot;
  family: SoundedProduct[];
  /** Drawn on the server: what lies below the budget's line, and what stands above it. */
  ground: ReactNode;
  marks: ReactNode;
};

const budgets = listSliderValues(10, 5_000);
const firstBudget = 500;
const side = 1000;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** The line on which volume times price is the budget, and what lies beyond it. */
function BudgetLine({ plot, budget }: { plot: SoundingPlot; budget: number }) {
  const left = Math.round(depthShare(plot, budget / plot.from) * side);
  const right = Math.round(depthShare(plot, budget / plot.to) * side);
  // Above the sheet's upper edge, the line starts where it meets the edge.
  const corner = Math.min(1, Math.max(0, lotShare(plot, budget / plot.high)));
  return (
    <>
      <svg
        aria-hidden="true"
        className="basin-lines"
        preserveAspectRatio="none"
        viewBox={`0 0 ${side} ${side}`}
      >
        <path className="budget-beyond" d={`M0 ${left}L${side} ${right}V${-side * 4}H0Z`} />
        <path className="budget-line" d={`M0 ${left}L${side} ${right}`} />
      </svg>
      <span aria-hidden="true" className="budget-flag" style={{ left: percent(corner) }}>
        {formatMoney(budget)}
      </span>
      <span aria-hidden="true" className="beyond-name">
        beyond {formatMoney(budget)} a month
      </span>
    </>
  );
}

function Sounding({
  plot,
  product,
  budget,
}: {
  plot: SoundingPlot;
  product: SoundedProduct;
  budget: number;
}) {
  const purchase = purchaseFor(product, budget);
  const lots = purchase ? purchase.volume / product.per : 0;
  if (!purchase || lots < plot.from || lots > plot.to) return null;
  return (
    <span
      className="sounding-dot"
      data-tint={product.tint}
      style={{ left: percent(lotShare(plot, lots)), top: percent(depthShare(plot, purchase.unitPrice)) }}
    />
  );
}

function PurchaseRow({ product, budget }: { product: SoundedProduct; budget: number }) {
  const purchase = purchaseFor(product, budget);
  return (
    <li className="purchase-row" data-tint={product.tint}>
      <span aria-hidden="true" className="sounding-key">
        {product.key}
      </span>
      <a className="purchase-name" href={product.href}>
        {product.name}
      </a>
      <span className="purchase">
        {purchase ? (
          <>
            <b>
              {formatCount(purchase.volume)} {product.unitName}
            </b>{" "}
            <small className="purchase-price">at {formatUnitPrice(purchase.unitPrice)}</small>
          </>
        ) : (
          <small className="purchase-price">starts at {formatMoney(totalAt(product, product.minimum))}</small>
        )}
      </span>
    </li>
  );
}

/** The chart with a budget that can be moved, and what it buys of every product. */
export function BudgetSoundings({ basins, note }: { basins: Basin[]; note: string }) {
  const [budget, setBudget] = useState(firstBudget);
  return (
    <div>
      <RangeField
        className="budget-field"
        format={(value) => `${formatMoney(value)} a month`}
        label="Your budget"
        onChange={setBudget}
        rungs={budgets}
        value={budget}
      />
      <div className="basins">
        {basins.map(({ title, plot, family, ground, marks }) => (
          <section className="basin" key={title}>
            <h2 className="heading-4">{title}</h2>
            <div aria-hidden="true" className="basin-plot">
              {ground}
              <BudgetLine budget={budget} plot={plot} />
              {family.map((product) => (
                <Sounding budget={budget} key={product.code} plot={plot} product={product} />
              ))}
              {marks}
            </div>
            <ul aria-label={`What ${formatMoney(budget)} a month buys, ${title}`} className="purchases">
              {family.map((product) => (
                <PurchaseRow budget={budget} key={product.code} product={product} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="note mt-3">{note}</p>
    </div>
  );
}
