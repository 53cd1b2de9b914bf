/** The documented APIs: for each one a sample request, its response, and the texts of its page. */
import type { z } from "zod";
import { api, unblocker } from "@/lib/base/api";
import type { ProductCode } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { SampleRequest } from "@/lib/features/samples";
import type { JsonObject } from "@/lib/features/samples/literals";
import texts from "./apis.json" with { type: "json" };
import type { ApiSchemaName, apiSchemas } from "./schemas";

export type Note = { title: string; text: string };

export type DocumentedApi = {
  /** The product by which it is measured and billed. */
  product: ProductCode;
  /** Path of its product page. */
  overview: string;
  schema: ApiSchemaName;
  /** "POST https://…", as shown above the parameters. */
  endpoint: string;
  /** Endpoints of what the request starts: its progress, its results, its end. */
  furtherEndpoints?: readonly string[];
  parametersOf: "JSON body" | "x-oxbow header" | "query string";
  example: JsonObject;
  request: SampleRequest;
  /** The response to the example, as JSON. */
  response: string;
  /** May contain tokens (`lib/content/endpoints/figures.ts`). */
  notes: readonly Note[];
};

/** "html; geo=FR; wait-for=.departures": the unblocker's header. */
function writeUnblockerHeader(words: z.input<(typeof apiSchemas)["unblocker"]>): string {
  return ["html", ...Object.entries(words).map(([name, value]) => `${name}=${value}`)].join("; ");
}

type Text = { example: JsonObject; response: JsonObject; notes: Note[] };

const describe = ({ example, response, notes }: Text) => ({
  example,
  response: JSON.stringify(response, null, 2),
  notes,
});

function scraperApi(slug: keyof typeof texts, product: ProductCode, schema: ApiSchemaName): DocumentedApi {
  const url = api.fetchUrl;
  return {
    product,
    schema,
    overview: routes.product(product),
    endpoint: `POST ${url}`,
    parametersOf: "JSON body",
    request: { kind: "post", url, body: texts[slug].example },
    ...describe(texts[slug]),
  };
}

export const documentedApis = {
  "web-scraper-api": scraperApi("web-scraper-api", "WEB_API", "page"),
  "serp-scraper-api": scraperApi("serp-scraper-api", "SERP_API", "search"),
  "e-commerce-scraper-api": scraperApi("e-commerce-scraper-api", "ECOM_API", "shop_offer"),
  "real-estate-scraper-api": scraperApi("real-estate-scraper-api", "RE_API", "property_search"),
  "real-time-crawler": {
    product: "WEB_API",
    overview: routes.crawler(),
    schema: "crawl",
    endpoint: `POST ${api.crawlsUrl}`,
    furtherEndpoints: [
      `GET ${api.crawlsUrl}/{id}`,
      `GET ${api.crawlsUrl}/{id}/pages`,
      `DELETE ${api.crawlsUrl}/{id}`,
    ],
    parametersOf: "JSON body",
    request: { kind: "post", url: api.crawlsUrl, body: texts["real-time-crawler"].example },
    ...describe(texts["real-time-crawler"]),
  },
  "web-unblocker": {
    product: "WEB_UNBLOCKER",
    overview: routes.product("WEB_UNBLOCKER"),
    schema: "unblocker",
    endpoint: `Proxy http://${unblocker.host}:${unblocker.port}`,
    parametersOf: "x-oxbow header",
    request: {
      kind: "unblocker",
      target: "https://ferries.example/lines/12",
      header: writeUnblockerHeader(texts["web-unblocker"].example),
    },
    ...describe(texts["web-unblocker"]),
  },
  datasets: {
    product: "DS",
    overview: routes.product("DS"),
    schema: "dataset",
    endpoint: `GET ${api.datasetsUrl}/{dataset}/latest`,
    parametersOf: "query string",
    request: {
      kind: "file",
      // Decoded, because commas need no encoding in a query.
      url: `${api.datasetsUrl}/retail-offers/latest?${decodeURIComponent(`${new URLSearchParams(texts.datasets.example)}`)}`,
      file: "retail-offers-de.jsonl.gz",
      first: "sku",
      second: "price",
    },
    ...describe(texts.datasets),
  },
} as const satisfies Record<string, DocumentedApi>;
export type DocumentedApiSlug = keyof typeof documentedApis;
