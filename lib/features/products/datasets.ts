import "server-only";
import { routes } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import type { SitePage } from "@/lib/content/seo/site-pages";

export async function listDatasets(): Promise<Dataset[]> {
  return (await endpoints.datasets.read()).datasets;
}

function buildDatasetPage({ slug, name, head, fields }: Dataset): SitePage {
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
    entry: buildDatasetPage(dataset),
  };
}

export async function listDatasetPages(): Promise<SitePage[]> {
  return (await listDatasets()).map(buildDatasetPage);
}
