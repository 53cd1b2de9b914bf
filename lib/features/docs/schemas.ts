/**
 * The request schemas of the APIs. They generate the parameter tables, and a test validates every code sample of
 * the site. Unknown keys are rejected, as by the APIs (422).
 */
import { z } from "zod";
import { apiLimits } from "@/lib/base/api";

/** A parameter with the `description` of its table row; tokens such as `{countries:RP}` are filled in. */
const parameter = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown) =>
  schema.meta({ description, ...(example !== undefined && { examples: [example] }) });

const publicUrl = z.url({ protocol: /^https?$/ });
/** Results are encrypted on their way, as the data processing agreement says. */
const callbackUrl = z.url({ protocol: /^https$/ });
const isoDay = z.iso.date();

/** The APIs accept lower case, too; the samples of the site are in capitals. */
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const cityName = z.string().regex(/^[a-z0-9_]+$/);
const geo = parameter(
  countryCode,
  "Country of the exit IP: two-letter ISO 3166-1 code; not case-sensitive. {countries:RP} to choose from. By default, we choose one, and each result names it.",
  "US",
);
const city = parameter(
  cityName,
  "English name of a city in that country: lowercase letters, underscores for spaces and hyphens, no accents, apostrophes or periods. Needs `geo`. Available in {cities:countries} countries.",
  "new_york",
);
const zipCode = z.string().min(3).max(10);
const screen = parameter(
  z.enum(["desktop", "phone"]).default("desktop"),
  "Which screen the site should see. Many sites serve phones a different page.",
);
/** `examples` are fields of the API's own record. */
const fieldsLike = (...examples: string[]) =>
  parameter(
    z.array(z.string().min(1)).min(1),
    "Return only these fields of `content`. By default, all except `html`, the page’s HTML. An unknown name returns 422, and the body names it.",
    examples,
  );

const place = { geo: geo.optional(), city: city.optional() };

const result = {
  render: parameter(
    z.boolean().default(false),
    "Run the page’s scripts in a browser until the network is quiet, for at most 10 seconds. Without it, the HTML is read as sent, so what scripts load is missing. Takes longer, costs the same.",
  ),
  fields: fieldsLike("title", "price").optional(),
  callback_url: parameter(
    callbackUrl,
    "Post the result here, signed, instead of returning it in the response. `https` only.",
    "https://ops.example/oxbow",
  ).optional(),
};

const shared = { ...place, ...result };

const source = <Name extends string>(name: Name) =>
  parameter(z.literal(name), "Which API reads the page.", name);

const webRequest = z
  .strictObject({
    source: source("page").default("page"),
    url: parameter(publicUrl, "The public page to read.", "https://museum.example/visit"),
    ...shared,
    screen,
    selectors: parameter(
      z.record(z.string(), z.string()),
      "Fields of your own: a name and a CSS selector for each. They are returned whether or not `fields` names them. A selector with the name of a field of `content` returns 422.",
      { berth: "td.berth" },
    ).optional(),
    wait_for: parameter(
      z.string().min(1),
      "Return as soon as this CSS selector matches, even if that takes more than 10 seconds; the request’s limit of 55 seconds still applies. It needs `render`; otherwise, the request returns 422.",
      "table tbody tr",
    ).optional(),
    if_none_match: parameter(
      z.string().min(1),
      "The field `etag` of your last response to this URL, with the same `geo`, `city` and `screen`. An unchanged page returns 304, without a body, and is not billed. Not with `render`: an ETag covers the HTML as sent, not what scripts load into it. A request with both returns 422.",
      'W/"a91c"',
    ).optional(),
  })
  .refine(({ render, if_none_match }) => !render || if_none_match === undefined, {
    message: "Send render or if_none_match, not both.",
  })
  .refine(({ render, wait_for }) => render || wait_for === undefined, {
    message: "Send wait_for only with render.",
  });

const searchRequest = z.strictObject({
  source: source("search"),
  query: parameter(z.string().min(1), "The words to search for.", "trail lamp 400 lm"),
  engine: parameter(
    z.hostname(),
    "Host name of the search engine, from the list that sales sends you. By default, the most used of the engines that we read in that country; the response names it in `engine`.",
    "search.example",
  ).optional(),
  kind: parameter(
    z.enum(["web", "shopping", "news", "images"]).default("web"),
    "Type of search. `web` returns `organic`, `ads`, `map` and `questions`; `shopping`, `news` and `images` return `products`, `articles` and `images`, respectively.",
  ),
  ...shared,
  fields: fieldsLike("organic", "ads").optional(),
  language: parameter(
    z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
    "Language of the search engine’s interface: ISO 639-1 code, with a country if needed, such as `pt-BR`. By default, the main language of the country of `geo`. It changes results, too.",
    "de",
  ).optional(),
  screen,
  pages: parameter(
    z.int().min(1).max(apiLimits.searchPages).default(1),
    "How many results pages to read. Each is one result. They are returned as one list: `position` continues. `html` is that of the last page.",
  ),
});

const shopRequest = z
  .strictObject({
    source: source("shop_offer"),
    url: parameter(
      publicUrl,
      "The product page. Without it, send `gtin` and `shop`.",
      "https://shop.example/p/48213",
    ).optional(),
    gtin: parameter(
      z.string().regex(/^\d{8}(?:\d{4,6})?$/),
      "The product’s GTIN (EAN or UPC). Without `url`, the API finds its page in the shop.",
      "9520000482138",
    ).optional(),
    shop: parameter(z.hostname(), "The shop’s host name, with `gtin`.", "shop.example").optional(),
    ...place,
    zip: parameter(
      zipCode,
      "ZIP or postal code, where the shop asks for one, with or without spaces and hyphens. Needs `geo`.",
      "27601",
    ).optional(),
    ...result,
    sellers: parameter(
      z.enum(["first", "all"]).default("first"),
      "Only the offer shown first, or every seller.",
    ),
  })
  .refine(({ url, gtin, shop }) => url !== undefined || (gtin !== undefined && shop !== undefined), {
    message: "Send url, or gtin and shop.",
  });

const polygon = z.strictObject({
  type: z.literal("Polygon"),
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()])).min(4)).min(1),
});

const listingsRequest = z.strictObject({
  source: source("property_search"),
  geo: parameter(
    countryCode,
    "Country of the portals: two-letter ISO 3166-1 code; not case-sensitive. 26 to choose from, those of the property listings dataset.",
    "NL",
  ),
  site: parameter(
    z.hostname(),
    "One portal. By default, all portals covered in the country.",
    "homes.example",
  ).optional(),
  city: parameter(
    cityName,
    "English name of a city in that country: lowercase letters, underscores for spaces and hyphens, no accents, apostrophes or periods. Available in all of them.",
    "rotterdam",
  ).optional(),
  zip: parameter(
    zipCode,
    "ZIP or postal code, where the portal asks for one, with or without spaces and hyphens.",
    "3011",
  ).optional(),
  area: parameter(
    polygon,
    "A GeoJSON polygon. Only listings with a point inside it are returned.",
  ).optional(),
  deal: parameter(z.enum(["rent", "sale"]), "For rent or for sale. By default, both.").optional(),
  kind: parameter(
    z.enum(["apartment", "house", "plot", "office"]),
    "What is offered. By default, all kinds.",
  ).optional(),
  changed_since: parameter(
    isoDay,
    "Only listings that are new, gone or changed since this day. For days before your first request for the area, it finds only new listings.",
    "2026-11-13",
  ).optional(),
  cluster: parameter(
    z.enum(["loose", "strict"]),
    "Gives listings that are probably the same home one ID. Sets how closely they must match. By default, no IDs.",
  ).optional(),
  cursor: parameter(
    z.string().min(1),
    `The cursor of the last response, valid for 24 hours. One response holds up to ${apiLimits.listingsPerPage} listings.`,
    "c2Vla2VyLTEwMA",
  ).optional(),
  fields: parameter(
    z.array(z.string().min(1)).min(1),
    "Return only these fields of each listing; `history` only if it is named here. An unknown name returns 422, and the body names it.",
    ["id", "price", "history"],
  ).optional(),
  callback_url: shared.callback_url,
});

/** The same in a call and in the web unblocker's header. */
const renderIfNeeded = z.enum(["auto", "always", "never"]).default("auto");

const finishedPageRequest = z.strictObject({
  source: source("html"),
  url: parameter(publicUrl, "The public page to open.", "https://ferries.example/lines/12"),
  geo: shared.geo,
  city: shared.city,
  render: parameter(
    renderIfNeeded,
    "`auto` runs a browser only if the page lacks text. A browser runs until the network is quiet, for at most 10 seconds.",
  ),
  callback_url: shared.callback_url,
});

const crawlRequest = z.strictObject({
  start: parameter(publicUrl, "The page to start from.", "https://port.example/notices"),
  hosts: parameter(
    z.array(z.hostname()).min(1),
    "Hosts to read. By default, only the host of the start page.",
    ["port.example"],
  ).optional(),
  follow: parameter(
    z.array(z.string().regex(/^!?\//)).min(1),
    "Patterns of paths to follow or, after `!`, to leave out. The first match wins. By default, all paths.",
    ["!/notices/archive/*", "/notices/*"],
  ).optional(),
  depth: parameter(
    z.int().min(1).default(4),
    "How many links away from the start page. Pages of the sitemap count as one link away.",
  ),
  pace: parameter(
    z.int().min(1).default(apiLimits.crawlPace),
    "Requests per minute to each host. Never more than its robots.txt allows.",
  ),
  limit: parameter(
    z.int().min(1),
    "Stop after this many billed pages. A page that is read again and has changed counts again. By default, 1,000 or what your plan has left, if less. A crawl whose limit is above what your plan has left is refused with 402.",
  ).optional(),
  revisit: parameter(
    z.boolean().default(false),
    "Keep running: read pages again as often as they tend to change, and post only changes. Ends at `limit`, or when you stop it.",
  ),
  geo: shared.geo,
  callback_url: parameter(
    callbackUrl,
    "Each page is posted here, signed, as soon as it is read. `https` only.",
    "https://ops.example/oxbow",
  ),
});

/** The parameters in the web unblocker's header, after "html". */
const unblockerHeader = z.strictObject({
  geo: geo.optional(),
  city: city.optional(),
  render: parameter(
    renderIfNeeded,
    "`auto` runs a browser only if the page lacks text. Without `wait-for`, it runs until the network is quiet, for at most 10 seconds.",
  ),
  "wait-for": parameter(
    z.string().min(1),
    "Return as soon as this CSS selector matches. If it never does, the request ends with 502 and is not billed.",
    ".departures",
  ).optional(),
  session: parameter(
    z.string().regex(/^[a-zA-Z0-9]{1,32}$/),
    "Keep route and cookies under this name of up to 32 letters and digits (case-sensitive), for up to {sticky:WEB_UNBLOCKER} minutes.",
    "7d2c",
  ).optional(),
});

/** A number in a URL's query, as text. */
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d*$/)
  .meta({ title: "integer, 1 or more" });

/** The query of a dataset file. Values are text, as in any URL. */
const datasetQuery = z.strictObject({
  country: parameter(
    z.string().regex(/^[A-Z]{2}$/),
    "One country: two-letter ISO 3166-1 code; not case-sensitive.",
    "DE",
  ).optional(),
  site: parameter(z.hostname(), "One source.", "shop.example").optional(),
  category: parameter(
    z.string().regex(/^[a-z0-9-]+$/),
    "One branch of the category tree for all sources. A filter, not a field. The dashboard lists categories and sources; an unknown one returns 422.",
    "lighting",
  ).optional(),
  changed_since: parameter(isoDay, "Only records that changed since this day.", "2026-11-13").optional(),
  fields: parameter(
    z.string().regex(/^\w+(?:,\w+)*$/),
    "Only these fields, separated by commas.",
    "sku,price",
  ).optional(),
  limit: parameter(
    wholeNumber,
    "Deliver and bill at most this many records. By default, all that match.",
    "100",
  ).optional(),
  schema: parameter(
    wholeNumber,
    "Version of the schema. By default, the newest, from the day of a change. For 60 days, you can still name the one before.",
    "3",
  ).optional(),
  format: parameter(
    z.enum(["jsonl", "csv", "parquet"]).default("jsonl"),
    "Format of the file. JSON Lines and CSV are compressed with gzip.",
  ),
});

export const apiSchemas = {
  page: webRequest,
  search: searchRequest,
  shop_offer: shopRequest,
  property_search: listingsRequest,
  html: finishedPageRequest,
  crawl: crawlRequest,
  unblocker: unblockerHeader,
  dataset: datasetQuery,
} as const;
export type ApiSchemaName = keyof typeof apiSchemas;
