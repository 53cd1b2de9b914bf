import "server-only";
import { formatPercent } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import type { SchemaNode } from "@/lib/content/seo/json-ld";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export async function listDatasets(): Promise<Dataset[]> {
  return (await endpoints.datasets.read()).datasets;
}

function buildDatasetPageEntry({ slug, name, head, fields }: Dataset): PageEntry {
  return {
    path: routes.dataset(slug),
    title: head.title,
    description: head.description,
    kind: "product",
    lastModified: new Date(head.updated),
    keywords: [name, "dataset", "file", "sample", ...fields.map((field) => field.name)].join(", "),
  };
}

/** A dataset, the other datasets and its page's entry; null for an unknown slug. */
export async function getDatasetPage(slug: string) {
  const datasets = await listDatasets();
  const dataset = datasets.find((one) => one.slug === slug);
  if (!dataset) return null;
  return {
    dataset,
    others: datasets.filter((one) => one !== dataset),
    entry: buildDatasetPageEntry(dataset),
  };
}

export async function listDatasetPages(): Promise<PageEntry[]> {
  return (await listDatasets()).map(buildDatasetPageEntry);
}

/** A dataset as a schema.org node, with the data that its page shows. `siteUrl` has no trailing slash. */
export function buildDatasetNode(dataset: Dataset, siteUrl: string): SchemaNode {
  const url = siteUrl + routes.dataset(dataset.slug);
  return {
    "@type": "Dataset",
    "@id": `${url}#dataset`,
    name: dataset.name,
    description: `${dataset.lead} ${dataset.head.description}`,
    url,
    creator: { "@id": `${siteUrl}/#organization` },
    dateModified: dataset.history[0]?.date,
    temporalCoverage: `${dataset.firstSnapshot}/..`,
    spatialCoverage: dataset.countries.map(countryName),
    isAccessibleForFree: false,
    variableMeasured: dataset.fields.map(({ name, text, filled }) => ({
      "@type": "PropertyValue",
      name,
      description: `${text} Filled in ${formatPercent(filled / 100)} of records.`,
    })),
  };
}

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
