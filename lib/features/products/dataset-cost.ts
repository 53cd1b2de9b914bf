import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";

/** A dataset delivery with its price in US dollars, before tax. `changes` is an estimate, in three digits. */
export type DatasetCost = {
  id: "minimum" | "full" | "changes";
  records: number;
  /** Price of `pricing.per` records. */
  unitPrice: number;
  total: number;
};

const refreshesPerMonth = { daily: 30, weekly: 52 / 12, monthly: 1 } satisfies Record<
  Dataset["refresh"],
  number
>;

const roundEstimate = (value: number) => Math.round(Number(value.toPrecision(3)));

/** Records that are new or changed per month, averaged over the past refreshes. */
function changedRecordsPerMonth({ history, refresh }: Pick<Dataset, "history" | "refresh">): number {
  const changed = history.reduce((sum, one) => sum + one.changed * one.records, 0) / history.length;
  return roundEstimate(changed * refreshesPerMonth[refresh]);
}

/** Prices of the minimum order, the whole file, and a month of changes. */
export function listDatasetCosts(dataset: Dataset, pricing: ProductPricing): DatasetCost[] {
  const costOf = (id: DatasetCost["id"], records: number): DatasetCost => ({
    id,
    records,
    unitPrice: unitPriceAt(pricing, records),
    total: totalAt(pricing, records),
  });
  const changes = costOf("changes", changedRecordsPerMonth(dataset));
  return [
    costOf("minimum", Math.min(pricing.minimum, dataset.records)),
    { ...changes, total: roundEstimate(changes.total) },
    costOf("full", dataset.records),
  ];
}
