import "server-only";
import { api, ipCheckUrl } from "@/lib/base/api";
import { formatDuration } from "@/lib/base/format/count";
import { formatUsername, gateway } from "@/lib/base/gateway";
import type { ProductCode } from "@/lib/base/products";
import type { DocsSlug } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { type Figures, fillFigures, fillFiguresDeep } from "@/lib/content/endpoints/figures";
import { networkOf } from "@/lib/content/endpoints/network";
import { buildLocationSamples } from "@/lib/features/locations/code-samples";
import { buildSamples } from "@/lib/features/samples";
import { type DocumentedApi, type DocumentedApiSlug, documentedApis, type Note } from "./apis";
import { type DocsPageText, isApiSlug, listDocsGroups } from "./pages";
import { listParameters, listResponseFields, type Parameter } from "./parameters";

/** Code, and the pages that explain its lines. `line` is an index; `value` is what the page puts into the line. */
export type ExplainedCode = {
  lines: readonly string[];
  pages: readonly { page: DocsPageText; line: number; value?: string }[];
};

const firstRequest: readonly { code: string; slug?: DocsSlug }[] = [
  { slug: "getting-started", code: `gateway="http://${gateway.host}:${gateway.ports.http}"` },
  { slug: "authentication", code: `key="$${api.keyVariable}"` },
  { slug: "targeting", code: `user="${formatUsername("RP", { country: "us" })}"` },
  { slug: "sessions", code: 'user="$user-session-a41f"' },
  { code: "" },
  { code: 'curl --max-time 30 --proxy "$gateway" \\' },
  { code: '  --proxy-user "$user:$key" \\' },
  { slug: "errors", code: "  --fail-with-body \\" },
  { code: `  "${ipCheckUrl}"` },
];

/** A first request through the gateway. */
function explainRequest(pages: readonly DocsPageText[]): ExplainedCode {
  const lineOf = (page: DocsPageText) => firstRequest.findIndex(({ slug }) => slug === page.slug);
  return {
    lines: firstRequest.map(({ code }) => code),
    pages: pages.map((page) => ({ page, line: lineOf(page) })).filter(({ line }) => line >= 0),
  };
}

const gatewayEndpoint = `Proxy http://${gateway.host}:${gateway.ports.http}`;

/** The endpoints of the reference pages. Several APIs share one, where a value of the body chooses between them. */
function explainEndpoints(pages: readonly DocsPageText[]): ExplainedCode {
  const apis = pages.map((page) => {
    const { slug } = page;
    const documented: Pick<DocumentedApi, "endpoint" | "example" | "furtherEndpoints"> = isApiSlug(slug)
      ? documentedApis[slug]
      : { endpoint: slug === "callbacks" ? `GET ${api.fetchUrl}/{id}` : gatewayEndpoint, example: {} };
    return { page, ...documented };
  });
  const lines = [
    ...new Set(apis.flatMap(({ endpoint, furtherEndpoints = [] }) => [endpoint, ...furtherEndpoints])),
  ];
  return {
    lines,
    pages: apis.map(({ page, endpoint, example }) => ({
      page,
      line: lines.indexOf(endpoint),
      ...("source" in example && { value: `"source": "${example.source}"` }),
    })),
  };
}

/** The documentation's first page: the pages of each group with the code that they explain. */
export async function getDocsHub() {
  const [basics, reference] = await listDocsGroups();
  return {
    basics: { title: basics.title, code: explainRequest(basics.pages) },
    reference: { title: reference.title, code: explainEndpoints(reference.pages) },
  };
}

function formatMedianTime({ network }: Figures, product: ProductCode): string {
  const medianMs = networkOf(network, product)?.medianMs ?? null;
  return medianMs === null ? "" : formatDuration(medianMs);
}

/** The tables of response fields, each with its heading and the ID by which pages link to it. */
function listResponses({ schema }: DocumentedApi): { id: string; title: string; fields: Parameter[] }[] {
  // The response is a file.
  if (schema === "dataset") return [];
  const response = {
    id: "response-fields",
    title: "Response fields",
    fields: listResponseFields(schema === "unblocker" ? "html" : schema),
  };
  if (schema !== "crawl") return [response];
  const posted = {
    id: "posted-fields",
    title: "Fields of a posted page",
    fields: listResponseFields("crawled_page"),
  };
  return [response, posted];
}

/** What the `{dataset}` of the endpoint can be. */
async function describeDatasets(): Promise<Note> {
  const { datasets } = await endpoints.datasets.read();
  const names = datasets.map(({ slug }) => `\`${slug}\``);
  return {
    title: "Datasets",
    text: `\`{dataset}\` is one of ${names.join(", ")}. The page of each dataset lists its fields.`,
  };
}

/** The content of an API's reference page, with all figures filled in. The price is null while prices are unavailable. */
export async function getApiReference(slug: DocumentedApiSlug, figures: Figures) {
  const documented = documentedApis[slug];
  const { product, schema, request } = documented;
  const notes = fillFiguresDeep(documented.notes, figures);
  const unit = product === "DS" ? "records" : "results";
  const price = `From {price-from:${product}} per 1,000 ${unit} at the largest volume, as of {prices-as-of}`;
  return {
    api: { ...documented, notes: slug === "datasets" ? [await describeDatasets(), ...notes] : notes },
    parameters: fillFiguresDeep(listParameters(schema), figures),
    // It can be called like the other APIs, too.
    apiCallParameters: product === "WEB_UNBLOCKER" ? fillFiguresDeep(listParameters("html"), figures) : null,
    responses: listResponses(documented),
    samples: buildSamples(request),
    // The median of a crawl is the time per page, not the time of the response that starts it.
    responseTime: slug === "real-time-crawler" ? "" : formatMedianTime(figures, product),
    price: figures.pricing === null ? null : fillFigures(price, figures),
  };
}

export type ApiReference = Awaited<ReturnType<typeof getApiReference>>;

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
