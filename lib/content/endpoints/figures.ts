/**
 * Figures in copy. Editors write a token, the site fills in the value from the shared API, so no figure is
 * typed twice. `P` stands for a product code of `lib/base/products.ts`, such as RP.
 *
 * | Token | Reads, for example |
 * |---|---|
 * | `{ips:P}` | 71.1 million |
 * | `{ips-short:P}` | 71.1 M |
 * | `{countries}` | 195, with any service |
 * | `{countries:P}` | 142 |
 * | `{cities:countries}` | 71, countries with city targeting |
 * | `{carriers:countries}` | 54, countries with carrier targeting |
 * | `{price-from:P}` | $2.50, the lowest price |
 * | `{price:P:volume}` | $4.10, per unit (per 1,000 results) at that volume |
 * | `{total:P:volume}` | $205, for that volume, before tax |
 * | `{pages:gb}` | 1.1 million, pages of average weight in that traffic |
 * | `{page-kb}` | 220, the average weight of a page |
 * | `{yearly-discount}` | 10% |
 * | `{success:P}` | 99.2% |
 * | `{median:P}` | 0.58 s |
 * | `{sticky:P}` | 30, minutes that a session can keep its IP |
 * | `{as-of}` | November 20, 2026, the day of the IP counts |
 * | `{prices-as-of}` | November 20, 2026, the day of the prices |
 * | `{period}` | October 1 – 31, 2026, when rates were measured |
 * | `{requests}` | 4.1 billion, measured requests |
 * | `{targets}` | 1,200, measured targets |
 * | `{hard:targets}` | 180, measured targets that refuse most plain requests |
 * | `{hard:residential}` | 57.4%, success rate of residential proxies there |
 * | `{hard:unblocker}` | 96.1%, of the web unblocker |
 * | `{datasets:on-time}` | 99.6%, deliveries on time |
 * | `{datasets:filled}` | 98.2%, fields that hold a value |
 * | `{trial:gb}` | 1 |
 * | `{trial:ips}` | 3 |
 * | `{trial:results}` | 1,000 |
 * | `{trial:days}` | 7 |
 * | `{rating}` | 4.7 |
 * | `{rating:best}` | 5 |
 * | `{reviews}` | 1,312 |
 * | `{products:scraper-apis}` | five |
 * | `{api:trial-requests}` | 5, API requests at a time in the trial |
 * | `{api:plan-requests}` | 50, the same in the smallest plan |
 * | `{api:callback-tries}` | 8, tries to deliver a result to a callback |
 * | `{api:callback-hours}` | 1, hours in which these tries are made |
 * | `{api:search-pages}` | 10, results pages of one search |
 * | `{api:listings}` | 100, listings of one response |
 * | `{refused}` | 6.4%, share of applicants refused |
 * | `{blocked-domains}` | 1,140 |
 * | `{partner-apps}` | 23 |
 *
 * While prices are not available, their tokens read "$–" or "–".
 * `{{` is a literal brace. Braces around anything that is not a lowercase name, with or without values after
 * colons, are left alone, and so are preformatted blocks of rich text: code uses braces of its own.
 */
import { apiLimits } from "@/lib/base/api";
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
import { pagesIn, priceFrom, pricingOf, totalAt, unitPriceAt } from "./prices";
import type { Locations, NetworkFigures, Pricing, ProductNetwork, ProductPricing, Rating } from "./schemas";

/** What tokens are computed from; `getFigures()` of `lib/content/endpoints/read.ts` reads it. */
export type Figures = {
  locations: Locations;
  /** Null while prices are not available. */
  pricing: Pricing | null;
  network: NetworkFigures;
  rating: Rating;
};

/** The text of a token, or null when its parameters match nothing. */
type Resolve = (figures: Figures, first: string | undefined, second: string | undefined) => string | null;

/** Like `Resolve`, for tokens that need prices. */
type ResolvePrice = (
  pricing: Pricing,
  first: string | undefined,
  second: string | undefined,
) => string | null;

const productOf = (value: string | undefined): ProductCode | null =>
  productCodes.find((code) => code === value) ?? null;

const volumeOf = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d*$/.test(value) ? Number(value) : null;

/** A token without parameters. */
const plain =
  (text: (figures: Figures) => string): Resolve =>
  (figures, first) =>
    first === undefined ? text(figures) : null;

/** A token with one of a few fixed words as its parameter. */
const choice =
  (texts: Record<string, (figures: Figures) => string>): Resolve =>
  (figures, first, second) =>
    second === undefined ? (texts[first ?? ""]?.(figures) ?? null) : null;

const ofProduct =
  (text: (figures: Figures, product: ProductCode) => string | null): Resolve =>
  (figures, first, second) => {
    const product = productOf(first);
    return product === null || second !== undefined ? null : text(figures, product);
  };

const ofPool = (format: (count: number) => string): Resolve =>
  ofProduct(({ locations }, product) =>
    poolOf(product) === null ? null : format(totalIps(locations, product)),
  );

const ofNetwork = (text: (network: ProductNetwork) => string | null): Resolve =>
  ofProduct(({ network }, product) => {
    const row = networkOf(network, product);
    return row === null ? null : text(row);
  });

const orNull = <Value>(value: Value | null, format: (value: Value) => string) =>
  value === null ? null : format(value);

const tokens: Record<string, Resolve> = {
  ips: ofPool(formatLongCount),
  "ips-short": ofPool(formatShortCount),
  countries: (figures, first, second) =>
    first === undefined
      ? formatCount(figures.locations.countries.length)
      : ofProduct(({ locations }, product) =>
          poolOf(product) === null ? null : formatCount(countriesWith(locations, product).length),
        )(figures, first, second),
  cities: choice({ countries: ({ locations }) => formatCount(cityTargetingCountries(locations).length) }),
  carriers: choice({
    countries: ({ locations }) => formatCount(carrierTargetingCountries(locations).length),
  }),
  success: ofNetwork(({ success }) => orNull(success, formatPercent)),
  median: ofNetwork(({ medianMs }) => orNull(medianMs, formatDuration)),
  sticky: ofNetwork(({ stickyMinutes }) => orNull(stickyMinutes, formatCount)),
  "as-of": plain(({ locations }) => formatDate(locations.asOf)),
  period: plain(({ network }) => formatPeriod(network.measured.from, network.measured.to)),
  requests: plain(({ network }) => formatLongCount(network.measured.requests)),
  targets: plain(({ network }) => formatCount(network.measured.targets)),
  hard: choice({
    targets: ({ network }) => formatCount(network.hardTargets.count),
    residential: ({ network }) => formatPercent(network.hardTargets.residential),
    unblocker: ({ network }) => formatPercent(network.hardTargets.unblocker),
  }),
  datasets: choice({
    "on-time": ({ network }) => formatPercent(network.datasets.onTime),
    filled: ({ network }) => formatPercent(network.datasets.fieldsFilled),
  }),
  trial: choice({
    gb: ({ network }) => formatCount(network.trial.gb),
    ips: ({ network }) => formatCount(network.trial.ips),
    results: ({ network }) => formatCount(network.trial.results),
    days: ({ network }) => formatCount(network.trial.days),
  }),
  rating: (figures, first, second) =>
    first === undefined
      ? String(figures.rating.rating)
      : choice({ best: ({ rating }) => String(rating.best) })(figures, first, second),
  reviews: plain(({ rating }) => formatCount(rating.reviews)),
  api: choice({
    "trial-requests": () => formatCount(apiLimits.trialRequests),
    "plan-requests": () => formatCount(apiLimits.planRequests),
    "callback-tries": () => formatCount(apiLimits.callbackTries),
    "callback-hours": () => formatCount(apiLimits.callbackHours),
    "search-pages": () => formatCount(apiLimits.searchPages),
    listings: () => formatCount(apiLimits.listingsPerPage),
  }),
  products: choice({ "scraper-apis": () => formatSmallNumber(scraperApis.length) }),
  refused: plain(({ network }) => formatPercent(network.trust.refusedCustomers)),
  "blocked-domains": plain(({ network }) => formatCount(network.trust.blockedDomains)),
  "partner-apps": plain(({ network }) => formatCount(network.trust.partnerApps)),
};

const ofVolume =
  (text: (product: ProductPricing, volume: number) => string): ResolvePrice =>
  (pricing, first, second) => {
    const product = productOf(first);
    const row = product === null ? null : pricingOf(pricing, product);
    const volume = volumeOf(second);
    return row === null || volume === null ? null : text(row, volume);
  };

const ofPricing =
  (text: (pricing: Pricing) => string): ResolvePrice =>
  (pricing, first) =>
    first === undefined ? text(pricing) : null;

/** `missing` is shown while prices are unavailable. Never a zero: that would read as an offer. */
const priceTokens: Record<string, { missing: string; resolve: ResolvePrice }> = {
  "price-from": {
    missing: "$–",
    resolve: (pricing, first, second) => {
      const product = second === undefined ? productOf(first) : null;
      return product === null ? null : orNull(priceFrom(pricing, product), formatUnitPrice);
    },
  },
  price: {
    missing: "$–",
    resolve: ofVolume((product, volume) => formatUnitPrice(unitPriceAt(product, volume))),
  },
  total: { missing: "$–", resolve: ofVolume((product, volume) => formatMoney(totalAt(product, volume))) },
  pages: {
    missing: "–",
    resolve: (pricing, first, second) =>
      second === undefined
        ? orNull(volumeOf(first), (gigabytes) => formatLongCount(pagesIn(pricing, gigabytes)))
        : null,
  },
  "page-kb": { missing: "–", resolve: ofPricing(({ averagePageKb }) => formatCount(averagePageKb)) },
  "yearly-discount": {
    missing: "–",
    resolve: ofPricing(({ yearlyDiscount }) => formatPercent(yearlyDiscount)),
  },
  "prices-as-of": { missing: "–", resolve: ofPricing(({ asOf }) => formatDate(asOf)) },
};

function resolveToken(
  name: string,
  figures: Figures,
  first: string | undefined,
  second: string | undefined,
): string | null {
  if (Object.hasOwn(tokens, name)) return tokens[name]?.(figures, first, second) ?? null;
  const price = Object.hasOwn(priceTokens, name) ? priceTokens[name] : undefined;
  if (price === undefined) return null;
  return figures.pricing === null ? price.missing : price.resolve(figures.pricing, first, second);
}

const tokenPattern = /\{\{|\{[a-z][a-z-]*(?::[\w-]+)*\}/g;
/** Replaces an unknown token, so that a typo does not break the page. */
const unknownFigure = "–";

/** The text of a token, or null when the token is unknown. */
function readToken(token: string, figures: Figures): string | null {
  if (token === "{{") return "{";
  const [name = "", first, second, ...rest] = token.slice(1, -1).split(":");
  return rest.length > 0 ? null : resolveToken(name, figures, first, second);
}

/** One substitution: `length` characters at `start` became `text`. */
type Replacement = { start: number; length: number; text: string };

function listReplacements(text: string, figures: Figures): Replacement[] {
  return Array.from(text.matchAll(tokenPattern), (match) => ({
    start: match.index,
    length: match[0].length,
    text: readToken(match[0], figures) ?? unknownFigure,
  }));
}

function applyReplacements(text: string, replacements: Replacement[]): string {
  let filled = "";
  let end = 0;
  for (const { start, length, text: value } of replacements) {
    filled += text.slice(end, start) + value;
    end = start + length;
  }
  return filled + text.slice(end);
}

/** Replaces every token in a text. Unknown tokens become "–"; `listUnknownFigures` reports them. */
export function fillFigures(text: string, figures: Figures): string {
  return text.includes("{") ? applyReplacements(text, listReplacements(text, figures)) : text;
}

/**
 * Maps a position in the source to the filled text. A position within a token moves to an edge of its value.
 */
function movePosition(position: number, edge: "start" | "end", replacements: Replacement[]): number {
  let shift = 0;
  for (const { start, length, text } of replacements) {
    if (position <= start) break;
    if (position < start + length) return start + shift + (edge === "start" ? 0 : text.length);
    shift += text.length - length;
  }
  return position + shift;
}

type RichTextBlock = { type?: unknown; text: string; spans: { start: number; end: number }[] };

function isRichTextBlock(value: object): value is RichTextBlock {
  return "text" in value && typeof value.text === "string" && "spans" in value && Array.isArray(value.spans);
}

/** Rich text marks spans by position, so replacing tokens must shift them. */
function fillBlock(block: RichTextBlock, figures: Figures): RichTextBlock {
  if (block.type === "preformatted") return block;
  const replacements = listReplacements(block.text, figures);
  const spans = block.spans.map((span) => ({
    ...span,
    start: movePosition(span.start, "start", replacements),
    end: movePosition(span.end, "end", replacements),
  }));
  return { ...block, text: applyReplacements(block.text, replacements), spans };
}

function fillValue(value: unknown, figures: Figures): unknown {
  if (typeof value === "string") return fillFigures(value, figures);
  if (Array.isArray(value)) return value.map((item: unknown) => fillValue(item, figures));
  if (typeof value !== "object" || value === null) return value;
  if (isRichTextBlock(value)) return fillBlock(value, figures);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, figures)]));
}

/**
 * Replaces tokens in every string of a JSON value (a slice, a document), including rich text and its spans.
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
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const isCode = isRichTextBlock(value) && value.type === "preformatted";
  return isCode
    ? []
    : entries.flatMap(([key, item]) =>
        listUnknownFigures(item, figures).map(({ path, token }) => ({ path: [key, ...path], token })),
      );
}
