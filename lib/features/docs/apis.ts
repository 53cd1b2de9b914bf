/** The documented APIs: for each the request of its samples, the response to it, and what its page says. */
import type { z } from "zod";
import { api, apiLimits, unblocker } from "@/lib/base/api";
import type { ProductCode } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { SampleRequest } from "@/lib/features/samples";
import type { JsonObject } from "@/lib/features/samples/literals";
import type { ApiSchemaName, apiSchemas } from "./schemas";

/** What the API is sent: the keys of its JSON body, its header or its query. */
type Input<Name extends ApiSchemaName> = z.input<(typeof apiSchemas)[Name]>;

export type Note = { title: string; text: string };

export type DocumentedApi = {
  /** The product that it is measured and billed as. */
  product: ProductCode;
  /** Path of the page that presents it. */
  overview: string;
  schema: ApiSchemaName;
  /** "POST https://…", as shown above the parameters. */
  endpoint: string;
  /** What the parameters are part of. */
  parametersOf: "JSON body" | "header" | "query";
  /** The example, as an object that the schema accepts. */
  example: JsonObject;
  request: SampleRequest;
  /** The response to the example, as JSON. */
  response: string;
  notes: readonly Note[];
};

/** "html; geo=FR; wait-for=.departures": the unblocker's header. */
function writeUnblockerHeader(words: Input<"unblocker">): string {
  return ["html", ...Object.entries(words).map(([name, value]) => `${name}=${value}`)].join("; ");
}

function writeDatasetUrl(dataset: string, query: Input<"dataset">): string {
  return `${api.datasetsUrl}/${dataset}/latest?${new URLSearchParams(query)}`;
}

const fetchedAt = "2026-11-20T06:12:44Z";

/** The parts of a response that all scraper APIs share, around `content`. */
const write = (result: JsonObject) => JSON.stringify(result, null, 2);
const answer = (geo: string, content: JsonObject, billedResults = 1) =>
  write({ status: 200, geo, billed_results: billedResults, content, warnings: [], fetched_at: fetchedAt });

function scraperApi(
  product: ProductCode,
  schema: ApiSchemaName,
  example: JsonObject,
  prints: readonly (string | number)[],
  rest: Pick<DocumentedApi, "response" | "notes">,
): DocumentedApi {
  const url = api.fetchUrl;
  const request = { kind: "post", url, body: example, prints } as const;
  return {
    ...{ product, schema, example, request },
    overview: routes.product(product),
    endpoint: `POST ${url}`,
    parametersOf: "JSON body",
    ...rest,
  };
}

const webExample = {
  source: "page",
  url: "https://museum.example/visit",
  geo: "FR",
  fields: ["title", "text", "updated_at"],
} satisfies Input<"page">;

const searchExample = {
  source: "search",
  query: "trail lamp 400 lm",
  geo: "DE",
  city: "berlin",
  screen: "phone",
} satisfies Input<"search">;

const shopExample = {
  source: "shop_offer",
  url: "https://shop.example/p/48213",
  geo: "US",
  zip: "27601",
  sellers: "all",
} satisfies Input<"shop_offer">;

const listingsExample = {
  source: "property_search",
  site: "homes.example",
  geo: "NL",
  city: "rotterdam",
  deal: "rent",
} satisfies Input<"property_search">;

const crawlExample = {
  start: "https://port.example/notices",
  follow: ["/notices/*"],
  depth: 4,
  limit: 5000,
  pace: 30,
  callback_url: "https://ops.example/oxbow",
} satisfies Input<"crawl">;

const unblockerExample = { geo: "FR", "wait-for": ".departures" } satisfies Input<"unblocker">;

const datasetExample = { country: "DE", format: "jsonl" } satisfies Input<"dataset">;

export const documentedApis = {
  "web-scraper-api": scraperApi("WEB_API", "page", webExample, ["content", "title"], {
    response: answer("FR", {
      title: "Plan your visit",
      text: "Open daily from 10 to 18, Thursdays until 21.",
      updated_at: "2026-11-02",
    }),
    notes: [
      {
        title: "Fields",
        text: "The API reads the page’s own markup first, then the page. A field that it cannot find is null, never a guess. Name fields of your own with selectors.",
      },
      {
        title: "Unchanged pages",
        text: "Send the etag of your last result as if_none_match. A page that has not changed is answered with 304 and is not billed.",
      },
    ],
  }),
  "serp-scraper-api": scraperApi("SERP_API", "search", searchExample, ["content", "organic", 0, "title"], {
    response: answer("DE", {
      organic: [
        { position: 1, title: "Trail lamps compared", url: "https://outdoor.example/lamps" },
        { position: 2, title: "Trail lamp, 400 lm", url: "https://shop.example/p/48213" },
      ],
      ads: [{ block: "top", advertiser: "lamps.example" }],
      questions: ["How many lumens for a trail?"],
      total_on_page: 14,
    }),
    notes: [
      {
        title: "What is billed",
        text: "Each results page is one result. A page that says “nothing found” is a result. A page that did not load is not.",
      },
      {
        title: "No history",
        text: "Each query is a first visit: no sign-in, no cookies, no earlier searches. So positions can differ from what your own browser shows.",
      },
    ],
  }),
  "e-commerce-scraper-api": scraperApi("ECOM_API", "shop_offer", shopExample, ["content", "price"], {
    response: answer("US", {
      gtin: "04006381333931",
      title: "Trail lamp, 400 lm",
      price: 39.9,
      list_price: 49,
      currency: "USD",
      availability: "in_stock",
      deliverable: true,
      delivery_days: 2,
      sellers: [
        { name: "Alder Outdoor", price: 39.9 },
        { name: "Heron Street", price: 41.25 },
      ],
    }),
    notes: [
      {
        title: "Price",
        text: "price is what a visitor without an account pays now. List price, unit price and coupons have fields of their own.",
      },
      {
        title: "ZIP codes",
        text: "A ZIP code that the shop does not serve is no error: deliverable is false.",
      },
      {
        title: "Products that are gone",
        text: "availability is “discontinued” if the page says so, or “not_found” if the shop answers 404. Neither is billed.",
      },
    ],
  }),
  "real-estate-scraper-api": scraperApi(
    "RE_API",
    "property_search",
    listingsExample,
    ["content", "listings", 0, "price"],
    {
      response: answer(
        "NL",
        {
          listings: [
            {
              id: "homes-90417",
              deal: "rent",
              price: 1490,
              currency: "EUR",
              rooms: 3,
              area_m2: 74,
              energy_class: "B",
              listed_at: "2026-11-14",
              url: "https://homes.example/l/90417",
            },
          ],
          cursor: "c2Vla2VyLTEwMA",
        },
        apiLimits.listingsPerPage,
      ),
      notes: [
        {
          title: "Pages",
          text: `A response holds up to ${apiLimits.listingsPerPage} listings; the example shows one of them. Send its cursor with the same request to get the next page. The last page has none.`,
        },
        {
          title: "What is billed",
          text: "Each listing is one result. A search that finds nothing new costs nothing.",
        },
        {
          title: "People",
          text: "Names, phone numbers, email addresses and photos of people are removed. Company names of agents stay.",
        },
      ],
    },
  ),
  "real-time-crawler": {
    product: "WEB_API",
    overview: routes.crawler(),
    schema: "crawl",
    endpoint: `POST ${api.crawlsUrl}`,
    parametersOf: "JSON body",
    example: crawlExample,
    request: { kind: "post", url: api.crawlsUrl, body: crawlExample, prints: ["id"] },
    response: write({ id: "crl_4be07a", status: "running", start: crawlExample.start }),
    notes: [
      {
        title: "Progress",
        text: `GET ${api.crawlsUrl}/ with the id says how many pages are read, queued, skipped and refused.`,
      },
      {
        title: "If your callback is down",
        text: `Each page is sent up to ${apiLimits.callbackTries} times within ${apiLimits.callbackHours} hour, then kept for ${apiLimits.crawlKeptDays} days.`,
      },
      {
        title: "robots.txt",
        text: "The crawler follows robots.txt as RFC 9309 says. If that file cannot be read because of a server error, nothing is fetched.",
      },
    ],
  },
  "web-unblocker": {
    product: "WEB_UNBLOCKER",
    overview: routes.product("WEB_UNBLOCKER"),
    schema: "unblocker",
    endpoint: `Proxy http://${unblocker.host}:${unblocker.port}`,
    parametersOf: "header",
    example: unblockerExample,
    request: {
      kind: "unblocker",
      target: "https://ferries.example/lines/12",
      header: writeUnblockerHeader(unblockerExample),
    },
    response: write({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "x-oxbow-tries": "3",
        "x-oxbow-route": "residential, FR, rendered",
        "x-oxbow-billed-results": "1",
      },
      body_bytes: 96410,
    }),
    notes: [
      {
        title: "Certificate",
        text: `The unblocker reads the page, so TLS ends there. Download ${unblocker.certificate} in the dashboard and let your client trust it. It is made for your account alone.`,
      },
      {
        title: "Methods",
        text: "GET and HEAD. SOCKS5 is not supported.",
      },
      {
        title: "What is billed",
        text: "A finished page: status 200 with a body, after your wait-for if you named one. Everything else is free.",
      },
    ],
  },
  datasets: {
    product: "DS",
    overview: routes.product("DS"),
    schema: "dataset",
    endpoint: `GET ${api.datasetsUrl}/{dataset}/latest`,
    parametersOf: "query",
    example: datasetExample,
    request: {
      kind: "file",
      url: writeDatasetUrl("retail-offers", datasetExample),
      file: "retail-offers-de.jsonl.gz",
      first: "sku",
      second: "price",
    },
    response: write({
      offer_id: "off_7f3c19",
      sku: "48213",
      title: "Trail lamp, 400 lm",
      brand: "Luma",
      price: 39.9,
      list_price: 49,
      currency: "EUR",
      availability: "in_stock",
      country: "DE",
      collected_at: fetchedAt,
    }),
    notes: [
      {
        title: "Billing",
        text: "A record is billed when it is delivered. One that has not changed since your last file is not billed again.",
      },
      {
        title: "Other deliveries",
        text: "The same selection can be saved as a schedule and delivered to your S3 bucket or SFTP server.",
      },
    ],
  },
} as const satisfies Record<string, DocumentedApi>;
export type DocumentedApiSlug = keyof typeof documentedApis;
