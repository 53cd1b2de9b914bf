import { formatPercent } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import type { SchemaNode } from "@/lib/content/seo/json-ld";

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
