"use client";

import { useState } from "react";
import { cssShare } from "@/components/charts/plot";
import { formatCount } from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { totalAt } from "@/lib/content/endpoints/prices";
import { type Budgeted, purchaseFor } from "@/lib/features/pricing/budget";
import { listSliderValues } from "@/lib/features/pricing/slider-values";
import { RangeField } from "./range-field";

type BudgetProduct = Budgeted & {
  name: string;
  tint: string;
  /** "GB", "results" */
  unitName: string;
};

/** Products with one billing unit, whose volumes can be compared. */
type BudgetFamily = {
  /** "Per GB" */
  title: string;
  products: BudgetProduct[];
};

const budgets = listSliderValues(10, 5_000);
const firstBudget = 500;

/** What the budget buys of each product, with bars that are to scale within the family. */
function Purchases({ title, products, budget }: BudgetFamily & { budget: number }) {
  const purchases = products.map((product) => ({ product, purchase: purchaseFor(product, budget) }));
  const most = Math.max(1, ...purchases.map(({ purchase }) => purchase?.volume ?? 0));
  return (
    <section className="sm:max-nav:last:col-span-2">
      <h3 className="heading-4 border-b border-fg pb-2">{title}</h3>
      <ul aria-label={`${title}: what ${formatMoney(budget)} per month buys`}>
        {purchases.map(({ product, purchase }) => (
          <li className="pt-3.5" data-tint={product.tint} key={product.name}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              {product.name}{" "}
              <span className="tabular-nums">
                {purchase ? (
                  <>
                    <b className="font-[600]">{`${formatCount(purchase.volume)} ${product.unitName}`}</b>{" "}
                    <small className="text-xs text-fg-2">{`at ${formatUnitPrice(purchase.unitPrice)}`}</small>
                  </>
                ) : (
                  `starts at ${formatMoney(totalAt(product, product.minimum))}`
                )}
              </span>
            </span>
            <span aria-hidden="true" className="mt-2 block bg-rule">
              <span
                className="block h-2 bg-tint-600"
                style={{ width: cssShare((purchase?.volume ?? 0) / most) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A budget slider, and what the budget buys of every product. */
export function BudgetExplorer({ families, note }: { families: BudgetFamily[]; note: string }) {
  const [budget, setBudget] = useState(firstBudget);
  return (
    <>
      <RangeField
        className="mb-10"
        format={(value) => `${formatMoney(value)} per month`}
        label="Your budget"
        onChange={setBudget}
        value={budget}
        valueClassName="font-display text-[1.75rem] leading-none font-[560]"
        values={budgets}
      />
      <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2 nav:grid-cols-[1fr_1fr_1.2fr]">
        {families.map((family) => (
          <Purchases {...family} budget={budget} key={family.title} />
        ))}
      </div>
      <p className="note mt-8">{note}</p>
    </>
  );
}
