import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";

/** A delivery that can be ordered, with its sum in US dollars before tax. */
export type DatasetCost = {
  id: "minimum" | "full" | "changes";
  records: number;
  /** Per `per` records of the pricing. */
  unitPrice: number;
  total: number;
};

const perMonth = { daily: 30, weekly: 52 / 12, monthly: 1 } satisfies Record<Dataset["refresh"], number>;

/** Records that are new or changed in a month of refreshes, by the mean of the refreshes known. */
export function recordsChangedInMonth({ history, refresh }: Pick<Dataset, "history" | "refresh">): number {
  const changed = history.reduce((sum, one) => sum + one.changed * one.records, 0) / history.length;
  return Math.round(changed * perMonth[refresh]);
}

/** What the smallest order, the whole file, and a month of its changes cost. */
export function listDatasetCosts(dataset: Dataset, pricing: ProductPricing): DatasetCost[] {
  const costOf = (id: DatasetCost["id"], records: number): DatasetCost => ({
    id,
    records,
    unitPrice: unitPriceAt(pricing, records),
    total: totalAt(pricing, records),
  });
  return [
    costOf("minimum", Math.min(pricing.minimum, dataset.records)),
    costOf("changes", recordsChangedInMonth(dataset)),
    costOf("full", dataset.records),
  ];
}
