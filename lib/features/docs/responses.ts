/**
 * The response schemas of the APIs. They generate the tables of response fields, and a test validates every response
 * that the site shows; it shows none of `html` and `crawled_page`. The samples are shortened, so no field is required;
 * its description says when it is missing.
 */
import { z } from "zod";
import type { ApiSchemaName } from "./schemas";

/** A field with the `description` of its table row. */
const field = <Schema extends z.ZodType>(schema: Schema, description: string) => schema.meta({ description });
const fieldsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(fieldsOf(shape));

const text = z.string().nullable();
const amount = z.number().nullable();
const count = z.int().nullable();
const url = z.url();
const day = z.iso.date();

const currency = field(text, "Currency of all prices, ISO 4217.");
const rating = field(amount, "Average rating, on the page’s own scale.");
const stock = ["in_stock", "limited", "out_of_stock", "preorder", "discontinued"] as const;

const billedResults = field(z.int(), "Number of results billed for this response.");
const warnings = field(
  z.array(z.string()),
  "Usually empty. While a parser is being fixed, it names the fields that are `null` for that reason, and nothing is billed.",
);

/** A response with its content. `confirmed` are the fields that repeat where the request came from. */
const responseWith = (confirmed: z.ZodRawShape, content: z.ZodType) => ({
  status: field(
    z.int(),
    "200; 404 or 410, with HTTP status 200, if the website says that the page does not exist: what it does not show is then `null` or empty. In errors, the API’s own status.",
  ),
  reason: field(z.string(), "What is wrong. In errors only."),
  id: field(z.string(), "The call’s ID. With `callback_url` only."),
  geo: field(z.string(), "Country of the exit IP."),
  ...confirmed,
  billed_results: billedResults,
  content,
  warnings,
  fetched_at: field(z.iso.datetime(), "When the page was read."),
});

const city = field(text, "City that the page itself shows, not that of the exit IP. With `city` only.");
const engine = field(z.string(), "Host name of the search engine.");
const zip = field(text, "ZIP or postal code that the page itself shows. With `zip` only.");
const html = field(
  z.string(),
  "The page’s HTML: with `render`, after its scripts have run; otherwise as sent. Only if named in `fields`.",
);
const recordText = "The record. With `fields`, only the fields named there.";

const page = {
  title: field(text, "Title of the page or of what it describes."),
  text: field(text, "Main text, without navigation and footer."),
  language: field(text, "Language of the page, such as `en`."),
  updated_at: field(day.nullable(), "When the page says that it was changed."),
  price: field(amount, "What a visitor without an account pays now."),
  currency,
  availability: field(z.enum(stock).nullable(), "Stock, from the page’s schema.org markup first."),
  rating,
  images: field(z.array(url), "Images of the content. Empty if there are none."),
  offers: field(
    listOf({
      seller: field(text, "Name of the seller."),
      price: field(amount, "The seller’s price."),
    }),
    "One entry per seller. Empty if the page sells nothing.",
  ),
  rows: field(
    z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    "Rows of the page’s main table, with its columns as fields. Empty if there is none.",
  ),
};

const search = {
  organic: field(
    listOf({
      position: field(z.int(), "Counted among organic results only."),
      title: field(z.string(), "Title of the result."),
      url: field(url, "The page that it links to."),
      snippet: field(text, "Text below the title."),
    }),
    "Organic results, in page order. With `kind` `web` only.",
  ),
  ads: field(
    listOf({
      block: field(z.enum(["top", "bottom"]), "Above or below the organic results."),
      position: field(z.int(), "Counted among the ads of its block."),
      title: field(z.string(), "Title of the ad."),
      url: field(url, "The page that it links to."),
      advertiser: field(z.string(), "Host name of the advertiser."),
    }),
    "Ads, in page order. With `kind` `web` only.",
  ),
  map: field(
    fieldsOf({
      entries: field(
        listOf({
          position: field(z.int(), "Counted among these places only."),
          name: field(z.string(), "Name of the place."),
          rating,
        }),
        "Places that it lists, in page order.",
      ),
    }).nullable(),
    "The map with local results. `null` if there is none. With `kind` `web` only.",
  ),
  questions: field(
    z.array(z.string()),
    "Related questions. Empty if there are none. With `kind` `web` only.",
  ),
  products: field(
    listOf({
      position: field(z.int(), "Counted among these products only."),
      title: field(z.string(), "Title of the offer."),
      url: field(url, "The page that it links to."),
      seller: field(text, "Name of the seller."),
      price: field(amount, "The price shown."),
      currency: field(text, "Currency of the price, ISO 4217."),
    }),
    "Offers, in page order. With `kind` `shopping` only.",
  ),
  articles: field(
    listOf({
      position: field(z.int(), "Counted among these articles only."),
      title: field(z.string(), "Title of the article."),
      url: field(url, "The page that it links to."),
      publisher: field(text, "Name of the publisher."),
      published_at: field(day.nullable(), "Day of publication, if the page shows it."),
    }),
    "Articles, in page order. With `kind` `news` only.",
  ),
  images: field(
    listOf({
      position: field(z.int(), "Counted among these images only."),
      title: field(text, "Text below the image."),
      url: field(url, "The page that the image is on."),
      image_url: field(url, "The image."),
    }),
    "Images, in page order. With `kind` `images` only.",
  ),
  total_on_page: field(
    z.int(),
    "How many results the page shows, without ads. With `pages`, those of the last page.",
  ),
};

const offer = {
  url: field(url.nullable(), "The product page. `null` if the shop does not list the GTIN."),
  gtin: field(text, "GTIN (EAN or UPC)."),
  title: field(text, "Name of the product."),
  price: field(amount, "What a visitor without an account pays now."),
  list_price: field(amount, "Price before a reduction."),
  unit_price: field(text, "Price per quantity, as the shop writes it."),
  coupon: field(text, "Text of a coupon on the page. Not deducted from `price`."),
  currency,
  availability: field(z.enum([...stock, "not_found"]).nullable(), "Stock, from the page’s markup first."),
  deliverable: field(z.boolean().nullable(), "Whether the shop delivers to the location."),
  delivery_days: field(count, "Days until delivery."),
  rating,
  sellers: field(
    listOf({
      name: field(z.string(), "Name of the seller."),
      price: field(amount, "The seller’s price."),
      condition: field(z.enum(["new", "used", "refurbished"]).nullable(), "Condition of the item."),
      delivery_days: field(count, "The seller’s days until delivery."),
    }),
    "The seller shown first; with `sellers` set to `all`, every seller.",
  ),
};

const listing = {
  id: field(z.string(), "ID of the listing. Stays the same while it is online."),
  deal: field(z.enum(["rent", "sale"]), "For rent or for sale."),
  kind: field(z.enum(["apartment", "house", "plot", "office"]).nullable(), "What is offered."),
  price: field(amount, "Asking price; for rent, per month."),
  currency,
  rooms: field(amount, "As the portal counts them."),
  area_m2: field(amount, "Floor area in square meters; for a plot of land, its area."),
  floor: field(text, "Floor, as the portal writes it."),
  energy_class: field(text, "Energy class."),
  address: field(text, "As exact as the portal shows it."),
  agency: field(text, "Company name of the agent."),
  listed_at: field(
    day.nullable(),
    "The date that the portal states, or else the first day we saw it; null if it was there when we began to read the portal.",
  ),
  last_seen_at: field(day, "The last day that it was online. Only if the listing is gone."),
  cluster: field(z.string(), "One ID for all listings that are probably the same home. With `cluster` only."),
  history: field(
    listOf({
      date: field(day, "Day of the change."),
      price: field(amount, "Asking price from that day on."),
      status: field(z.enum(["new", "changed", "gone"]), "What happened on that day."),
    }),
    "Changes since you first asked for the area. Only if named in `fields`.",
  ),
  url: field(url, "The portal’s page."),
};

const crawlStates = ["running", "finished", "stopped", "out_of_results"] as const;
const crawlId = field(z.string(), "The crawl’s ID.");

export const responseSchemas = {
  page: fieldsOf({
    ...responseWith(
      { city },
      field(
        fieldsOf({ ...page, html }),
        `${recordText} Each of your \`selectors\` adds a field: the text of the first match, or \`null\`, which does not make the record incomplete.`,
      ),
    ),
    etag: field(z.string(), "For `if_none_match`. Only without `render`, and if the website sends one."),
  }),
  search: fieldsOf(responseWith({ city, engine }, field(fieldsOf({ ...search, html }), recordText))),
  shop_offer: fieldsOf(responseWith({ city, zip }, field(fieldsOf({ ...offer, html }), recordText))),
  property_search: fieldsOf(
    responseWith(
      { geo: field(z.string(), "Country of the portals."), city, zip },
      field(
        fieldsOf({
          listings: field(listOf(listing), "With `fields`, each has only the fields named there."),
          cursor: field(text, "Send it to get the next page. `null` on the last one."),
        }),
        "The listings found.",
      ),
    ),
  ),
  // The web unblocker has no parser, so it confirms nothing from the page.
  html: fieldsOf({
    ...responseWith(
      { city: field(text, "City of the exit IP. With `city` only.") },
      field(fieldsOf({ html: field(z.string(), "The finished page.") }), "The page."),
    ),
    warnings: field(z.array(z.string()), "Usually empty."),
  }),
  crawl: fieldsOf({
    status: field(
      z.int(),
      "202 when the crawl starts; 200 for GET and DELETE. In errors, the API’s own status.",
    ),
    reason: field(z.string(), "What is wrong. In errors only."),
    id: crawlId,
    state: field(z.enum(crawlStates), "`running` until the crawl ends, then how it ended."),
    start: field(url, "The start page."),
    read: field(z.int(), "Pages read so far. GET and DELETE only."),
    queued: field(z.int(), "Pages still to be read. GET and DELETE only."),
    skipped: field(z.int(), "Unchanged pages that were not posted, with `revisit`. GET and DELETE only."),
    refused: field(z.int(), "Pages that robots.txt disallows or the website denies. GET and DELETE only."),
    failed: field(z.int(), "Pages that could not be read. GET and DELETE only."),
  }),
  crawled_page: fieldsOf({
    crawl: crawlId,
    url: field(url, "The page."),
    found_on: field(
      url.nullable(),
      "The page that links to it; `null` for the start page and pages of the sitemap.",
    ),
    depth: field(z.int(), "How many links away from the start page; 1 for pages of the sitemap."),
    geo: field(z.string(), "Country of the exit IP, the same in the whole crawl."),
    changed: field(
      z.boolean(),
      "`false` if the page is the same as when you last crawled it, in any crawl of the last 30 days with the same `geo`. Then it is free, and its links are followed as before. With `revisit`, it is not posted.",
    ),
    content: field(
      z.looseObject({}),
      "The record, with the fields of the web scraper API except `html`. Missing if `changed` is `false`.",
    ),
    billed_results: billedResults,
    warnings,
    links_queued: field(z.int(), "How many of its links joined the queue."),
    fetched_at: field(z.iso.datetime(), "When the page was read."),
    state: field(z.enum(crawlStates), "How the crawl ended. Only in the last message, which has no page."),
  }),
} as const satisfies Partial<Record<ApiSchemaName | "crawled_page", z.ZodType>>;
export type ResponseSchemaName = keyof typeof responseSchemas;
