import "server-only";
import { api, ipCheckUrl } from "@/lib/base/api";
import { formatDuration } from "@/lib/base/format/count";
import { gateway, writeUsername } from "@/lib/base/gateway";
import type { ProductCode } from "@/lib/base/products";
import { type Figures, fillFigures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { networkOf } from "@/lib/content/endpoints/network";
import { buildLocationSamples } from "@/lib/features/locations/code-samples";
import { buildSamples } from "@/lib/features/samples";
import { type DocumentedApiSlug, documentedApis } from "./apis";
import { listParameters } from "./parameters";

/** The command on the first page of the documentation. */
export function buildHubCommand(): string {
  return `curl --fail-with-body --max-time 30 \\
  --proxy "http://${gateway.host}:${gateway.ports.http}" \\
  --proxy-user "${writeUsername("RP", { country: "us" })}:$${api.keyVariable}" \\
  "${ipCheckUrl}"`;
}

function formatMedianTime({ network }: Figures, product: ProductCode): string {
  const medianMs = networkOf(network, product)?.medianMs ?? null;
  return medianMs === null ? "" : formatDuration(medianMs);
}

/** The content of an API's reference page, with all figures filled in. */
export function getApiReference(slug: DocumentedApiSlug, figures: Figures) {
  const documented = documentedApis[slug];
  const { product, schema, request } = documented;
  const unit = product === "DS" ? "records" : "results";
  const price = `From {price-from:${product}} per 1,000 ${unit} at the largest volume, as of {prices-as-of}`;
  return {
    api: { ...documented, notes: fillFiguresDeep(documented.notes, figures) },
    parameters: fillFiguresDeep(listParameters(schema), figures),
    endpointParameters: product === "WEB_UNBLOCKER" ? fillFiguresDeep(listParameters("html"), figures) : null,
    samples: buildSamples(request),
    // The median of a crawl is the time per page, not the time of the response that starts it.
    responseTime: slug === "real-time-crawler" ? "" : formatMedianTime(figures, product),
    price: figures.pricing === null ? null : fillFigures(price, figures),
  };
}

/** The two examples of the page "Getting started": the gateway, and an API. */
export function getGettingStartedExamples(figures: Figures) {
  const { request, response } = documentedApis["web-scraper-api"];
  return {
    gateway: {
      samples: buildLocationSamples("US", "en-US,en;q=0.9"),
      response: JSON.stringify({ ip: "203.0.113.24", country: "US", city: "Raleigh", asn: 64_512 }, null, 2),
      responseTime: formatMedianTime(figures, "RP"),
    },
    call: { samples: buildSamples(request), response, responseTime: formatMedianTime(figures, "WEB_API") },
  };
}
