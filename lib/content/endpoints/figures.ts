/**
 * Figures in copy. Editors write a token such as `{ips:RP}`, and the site fills in the value from the shared API, so no
 * figure is typed twice. `content/README.md` lists the tokens.
 *
 * A token is `{name}` or `{name:value:…}`, the name in lowercase; other braces are left alone, and so are preformatted
 * blocks of rich text: code uses braces of its own. `{{` is a literal brace.
 */
import { answerTime } from "@/lib/base/answer-time";
import { apiLimits } from "@/lib/base/api";
import { company } from "@/lib/base/company";
import {
  formatCount,
  formatDuration,
  formatLongCount,
  formatPercent,
  formatShortCount,
  formatSmallNumber,
} from "@/lib/base/format/count";
import { formatDate, formatPeriod } from "@/lib/base/format/date";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type ProductCode, productCodes, scraperApis } from "@/lib/base/products";
import { carrierTargetingCountries, cityTargetingCountries, countriesWith, poolOf, totalIps } from "./counts";
import { networkOf } from "./network";
import {
  breakEvenKb,
  lowestRenderedPagesPrice,
  pagesIn,
  priceFrom,
  pricingOf,
  totalAt,
  unitPriceAt,
} from "./prices";
import type { Locations, NetworkFigures, Pricing, Rating } from "./schemas";

/** What tokens are computed from; `getFigures()` of `lib/content/endpoints/read.ts` reads it. */
export type Figures = {
  locations: Locations;
  /** Null while prices are unavailable: show a note, never zero. */
  pricing: Pricing | null;
  network: NetworkFigures;
  rating: Rating;
};

const productOf = (value: string | undefined): ProductCode | null =>
  productCodes.find((code) => code === value) ?? null;

const orNull = <Value>(value: Value | null, format: (value: Value) => string) =>
  value === null ? null : format(value);

/** Shown instead of a price while prices are unavailable. Never a zero: that would read as an offer. */
const noPrice = "$–";
/** Shown instead of other figures that follow from prices, and of unknown tokens, so that a typo does not break the page. */
const noFigure = "–";

const fixedTokens: Record<string, (figures: Figures) => string> = {
  countries: ({ locations }) => formatCount(locations.countries.length),
  "cities:countries": ({ locations }) => formatCount(cityTargetingCountries(locations).length),
  "carriers:countries": ({ locations }) => formatCount(carrierTargetingCountries(locations).length),
  "as-of": ({ locations }) => formatDate(locations.asOf),
  period: ({ network }) => formatPeriod(network.measured.from, network.measured.to),
  requests: ({ network }) => formatLongCount(network.measured.requests),
  targets: ({ network }) => formatCount(network.measured.targets),
  "hard:targets": ({ network }) => formatCount(network.hardTargets.count),
  "hard:residential": ({ network }) => formatPercent(network.hardTargets.residential),
  "hard:unblocker": ({ network }) => formatPercent(network.hardTargets.unblocker),
  "datasets:on-time": ({ network }) => formatPercent(network.datasets.onTime),
  "datasets:filled": ({ network }) => formatPercent(network.datasets.fieldsFilled),
  "trial:gb": ({ network }) => formatCount(network.trial.gb),
  "trial:ips": ({ network }) => formatCount(network.trial.ips),
  "trial:results": ({ network }) => formatCount(network.trial.results),
  "trial:days": ({ network }) => formatCount(network.trial.days),
  rating: ({ rating }) => String(rating.rating),
  "rating:best": ({ rating }) => String(rating.best),
  "rating:as-of": ({ rating }) => formatDate(rating.asOf),
  reviews: ({ rating }) => formatCount(rating.reviews),
  "api:trial-requests": () => formatCount(apiLimits.trialRequests),
  "api:plan-requests": () => formatCount(apiLimits.planRequests),
  "site:requests": () => formatCount(apiLimits.siteRequests),
  "gateway:sessions": () => formatCount(apiLimits.sessions),
  "api:waiting-calls": () => formatCount(apiLimits.waitingCalls),
  "api:callback-tries": () => formatCount(apiLimits.callbackTries),
  "api:callback-hours": () => formatCount(apiLimits.callbackHours),
  "api:crawl-pace": () => formatCount(apiLimits.crawlPace),
  "api:search-pages": () => formatCount(apiLimits.searchPages),
  "api:listings": () => formatCount(apiLimits.listingsPerPage),
  "products:scraper-apis": () => formatSmallNumber(scraperApis.length),
  "answer-time": () => answerTime,
  "company:name": () => company.legalName,
  "company:address": () => company.address,
  "company:kvk": () => company.kvk,
  "company:vat": () => company.vat,
  refused: ({ network }) => formatPercent(network.trust.refusedCustomers),
  "blocked-domains": ({ network }) => formatCount(network.trust.blockedDomains),
  "partner-apps": ({ network }) => formatCount(network.trust.partnerApps),
  "page-kb": ({ pricing }) => (pricing ? formatCount(pricing.averagePageKb) : noFigure),
  // A phrase, because the token is used within sentences.
  "yearly-discount": ({ pricing }) => (pricing ? formatPercent(pricing.yearlyDiscount) : "a percentage"),
  "prices-as-of": ({ pricing }) => (pricing ? formatDate(pricing.asOf) : noFigure),
};

/** Tokens of a product: `{ips:RP}`. Null for a product without such a figure. */
const productTokens: Record<string, (figures: Figures, product: ProductCode) => string | null> = {
  ips: ({ locations }, product) => poolOf(product) && formatLongCount(totalIps(locations, product)),
  "ips-short": ({ locations }, product) => poolOf(product) && formatShortCount(totalIps(locations, product)),
  countries: ({ locations }, product) =>
    poolOf(product) && formatCount(countriesWith(locations, product).length),
  success: ({ network }, product) => orNull(networkOf(network, product)?.success ?? null, formatPercent),
  median: ({ network }, product) => orNull(networkOf(network, product)?.medianMs ?? null, formatDuration),
  sticky: ({ network }, product) => orNull(networkOf(network, product)?.stickyMinutes ?? null, formatCount),
  "price-from": ({ pricing }, product) =>
    pricing ? orNull(priceFrom(pricing, product), formatUnitPrice) : noPrice,
  "rendered-from": ({ pricing }, product) =>
    pricing
      ? orNull(pricingOf(pricing, product), (row) => formatUnitPrice(lowestRenderedPagesPrice(pricing, row)))
      : noPrice,
};

const volumeOf = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d*$/.test(value) ? Number(value) : null;

/** The order of a token's product and volume; null unless both are known. */
function orderOf(pricing: Pricing, code: string | undefined, amount: string | undefined) {
  const product = productOf(code);
  const row = product && pricingOf(pricing, product);
  const volume = volumeOf(amount);
  return row === null || volume === null ? null : { row, volume };
}

/** The total price of orders: product, volume, product, volume and so on. Null if one is unknown. */
function totalOf(pricing: Pricing, [first, second, ...others]: string[]): number | null {
  const order = orderOf(pricing, first, second);
  const rest = others.length > 0 ? totalOf(pricing, others) : 0;
  return order === null || rest === null ? null : totalAt(order.row, order.volume) + rest;
}

/** Tokens of volumes: `{price:RP:50}`. `missing` is shown while prices are unavailable. */
const volumeTokens: Record<
  string,
  { missing: string; read: (pricing: Pricing, values: string[]) => string | null }
> = {
  price: {
    missing: noPrice,
    read: (pricing, [first, second]) =>
      orNull(orderOf(pricing, first, second), ({ row, volume }) => formatUnitPrice(unitPriceAt(row, volume))),
  },
  total: {
    missing: noPrice,
    read: (pricing, values) => orNull(totalOf(pricing, values), formatMoney),
  },
  pages: {
    missing: noFigure,
    read: (pricing, values) =>
      orNull(values.length === 1 ? volumeOf(values[0]) : null, (gigabytes) =>
        formatLongCount(pagesIn(pricing, gigabytes)),
      ),
  },
  "break-even-kb": {
    missing: noFigure,
    read: (pricing, [first, second]) =>
      orNull(orderOf(pricing, first, second), ({ row, volume }) =>
        formatCount(breakEvenKb(row, pricing.products.WEB_API, volume)),
      ),
  },
};

/** Names of all tokens without product and volume: a test compares them with `content/README.md`. */
export const figureNames = [fixedTokens, productTokens, volumeTokens].flatMap(Object.keys);

const own = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const tokenPattern = /\{\{|\{[a-z][a-z-]*(?::[\w-]+)*\}/g;

/** The text of a token, or null when the token is unknown. */
function readToken(token: string, figures: Figures): string | null {
  if (token === "{{") return "{";
  const text = token.slice(1, -1);
  const fixed = own(fixedTokens, text);
  if (fixed) return fixed(figures);
  const [name = "", ...values] = text.split(":");
  const product = values.length === 1 ? productOf(values[0]) : null;
  if (product) return own(productTokens, name)?.(figures, product) ?? null;
  const volumeToken = values.length <= 2 || name === "total" ? own(volumeTokens, name) : undefined;
  if (volumeToken === undefined) return null;
  return figures.pricing ? volumeToken.read(figures.pricing, values) : volumeToken.missing;
}

const textOf = (token: string, figures: Figures): string => readToken(token, figures) ?? noFigure;

/** Keeps a number and its unit on one line: "220 KB", "1 Gbit/s". */
const keepUnits = (text: string) => text.replace(/(\d) (?=(?:[KMGT]B|[MG]bit\/s|ms|lm)\b)/g, "$1\u00a0");

/** Replaces every token in a text. Unknown tokens become "–"; `listUnknownFigures` reports them. */
export function fillFigures(text: string, figures: Figures): string {
  return keepUnits(text.includes("{") ? text.replace(tokenPattern, (token) => textOf(token, figures)) : text);
}

type RichTextBlock = { type?: unknown; text: string; spans: { start: number; end: number }[] };

function isRichTextBlock(value: object): value is RichTextBlock {
  return "text" in value && typeof value.text === "string" && "spans" in value && Array.isArray(value.spans);
}

/**
 * Rich text marks spans by position, so each replaced token moves the positions behind it. A position within a token moves
 * to an edge of its value.
 */
function fillBlock(block: RichTextBlock, figures: Figures): RichTextBlock {
  if (block.type === "preformatted") return block;
  let { spans } = block;
  let shift = 0;
  const text = block.text.replace(tokenPattern, (token, offset: number) => {
    const value = textOf(token, figures);
    const start = offset + shift;
    const growth = value.length - token.length;
    const move = (position: number, positionIfInside: number) => {
      if (position <= start) return position;
      return position < start + token.length ? positionIfInside : position + growth;
    };
    spans = spans.map((span) => ({
      ...span,
      start: move(span.start, start),
      end: move(span.end, start + value.length),
    }));
    shift += growth;
    return value;
  });
  return { ...block, text: keepUnits(text), spans };
}

function fillValue(value: unknown, figures: Figures): unknown {
  if (typeof value === "string") return fillFigures(value, figures);
  if (Array.isArray(value)) return value.map((item: unknown) => fillValue(item, figures));
  if (typeof value !== "object" || value === null) return value;
  if (isRichTextBlock(value)) return fillBlock(value, figures);
  // Code in Markdown is copied and run: it gets no non-breaking space, and braces are its own.
  if ("tagName" in value && value.tagName === "code") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, figures)]));
}

/**
 * Replaces tokens in every string of a JSON value (a slice, a document); in rich text not in the URLs of links.
 */
export function fillFiguresDeep<Value>(value: Value, figures: Figures): Value {
  // Only characters inside strings change, so the type is preserved. String literal types never hold a token.
  return fillValue(value, figures) as Value;
}

type UnknownFigure = { path: (string | number)[]; token: string };

export function listUnknownFigures(value: unknown, figures: Figures): UnknownFigure[] {
  if (typeof value === "string") {
    const found = Array.from(value.matchAll(tokenPattern), ([token]) => token);
    return found.filter((token) => readToken(token, figures) === null).map((token) => ({ path: [], token }));
  }
  if (typeof value !== "object" || value === null) return [];
  if (isRichTextBlock(value))
    return value.type === "preformatted" ? [] : listUnknownFigures({ text: value.text }, figures);
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) =>
    listUnknownFigures(item, figures).map(({ path, token }) => ({ path: [key, ...path], token })),
  );
}
