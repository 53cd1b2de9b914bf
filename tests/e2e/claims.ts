import { formatCount, formatLongCount, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { pricedProducts } from "@/lib/base/products";
import { formatPriceUnit } from "@/lib/base/unit-words";
import { lowestUnitPrice, renderingKb, unitPriceAt } from "@/lib/content/endpoints/prices";
import {
  ipPools,
  type Locations,
  type NetworkFigures,
  type Pricing,
  type Rating,
} from "@/lib/content/endpoints/schemas";

export type ClaimFacts = {
  locations: Locations;
  pricing: Pricing;
  network: NetworkFigures;
  rating: Rating;
};

/** A noun or unit with the numbers that may stand before it. The pattern's first group is the number. */
type Claim = { noun: string; pattern: RegExp; known: ReadonlySet<string> };

/** Numbers that count something else: start of the path, noun, and what they count. */
const exceptions: readonly [path: string, noun: string, counts: string][] = [
  ["/blog/", "", "examples of an article"],
  ["/resources/", "", "examples of an article"],
  ["/customers", "", "a customer's own figures"],
  ["/use-cases/", "", "illustrative figures"],
  ["/datasets/", "countries", "coverage of a dataset"],
  ["/scraper-api/real-estate", "countries", "countries with listings"],
  ["/mobile-proxies", "countries", "a customer's carriers"],
  ["/location-proxy", "countries", "countries of a continent"],
  ["/sandbox", "countries", "markets of the demo shop"],
  ["/search", "countries", "titles of other pages"],
  ["/pricing/calculator", "KB", "the visitor's pages"],
  ["/compare", "KB", "page sizes at which two products cost the same"],
];

const number = String.raw`(?<![\d.,$])(\$?\d[\d,]*(?:\.\d+)?%?(?:[MK]| million)?)`;
const claim = (noun: string, known: readonly string[]): Claim => ({
  noun,
  pattern: new RegExp(`${number}[ -]${noun}(?![a-z])`, "g"),
  known: new Set(known),
});

function listCounts({ countries }: Locations): Claim[] {
  const continents = Object.values(Object.groupBy(countries, ({ continent }) => continent));
  const sums = [countries, ...continents, ...countries.map((country) => [country])].flatMap((group) =>
    ipPools.map((pool) => group.reduce((sum, { ips }) => sum + (ips[pool] ?? 0), 0)),
  );
  const served = [
    countries,
    countries.filter(({ cities }) => cities.length > 0),
    countries.filter(({ carriers }) => carriers.length > 0),
    ...ipPools.map((pool) => countries.filter(({ ips }) => (ips[pool] ?? 0) > 0)),
  ];
  return [
    claim(
      "countries",
      served.map(({ length }) => formatCount(length)),
    ),
    claim(
      "(?:residential|household|mobile|ISP|datacenter) IPs",
      sums.flatMap((sum) => [formatCount(sum), formatLongCount(sum), formatShortCount(sum)]),
    ),
  ];
}

function listPrices({ products, yearlyDiscount, averagePageKb }: Pricing): Claim[] {
  // In GB, as many as an average page has KB.
  const millionPages = unitPriceAt(products.RP, averagePageKb);
  const steps = pricedProducts.flatMap((code) =>
    products[code].steps.map(([, price]) => ({
      unit: formatPriceUnit(products[code].per, code),
      prices: [price, price * (1 - yearlyDiscount)].map(formatUnitPrice),
    })),
  );
  steps.push({
    unit: formatPriceUnit(products.RP.per, "RP"),
    prices: [formatUnitPrice(millionPages)],
  });
  const byUnit = Object.entries(Object.groupBy(steps, ({ unit }) => unit));
  return [
    ...byUnit.map(([unit, rows = []]) =>
      claim(
        unit,
        rows.flatMap(({ prices }) => prices),
      ),
    ),
    {
      noun: "from",
      pattern: /\b[Ff]rom (\$\d+\.\d\d)\b/g,
      known: new Set(pricedProducts.map((code) => formatUnitPrice(lowestUnitPrice(products[code])))),
    },
    // Amounts are rounded to cents. Only those below ten cents, as of 1,000 pages, have more decimals.
    { noun: "fractions of a cent", pattern: /(\$(?!0\.0)[\d,]+\.\d{3,})/g, known: new Set() },
  ];
}

function listMeasured({ products, hardTargets, measured, trial, trust }: NetworkFigures): Claim[] {
  const rates = pricedProducts.flatMap((code) => products[code].success ?? []);
  return [
    claim("success rate", [...rates, hardTargets.residential, hardTargets.unblocker].map(formatPercent)),
    claim("(?:public |hard |measured )?targets", [measured.targets, hardTargets.count].map(formatCount)),
    claim("days? (?:free )?trial", [String(trial.days)]),
    claim("GB free", [String(trial.gb)]),
    claim("partner apps", [String(trust.partnerApps)]),
    claim("(?:blocked )?domains", [formatCount(trust.blockedDomains)]),
    claim("of applicants", [formatPercent(trust.refusedCustomers)]),
  ];
}

/** What pages may say, from the endpoints' data. */
export function listClaims({ locations, pricing, network, rating }: ClaimFacts): Claim[] {
  return [
    ...listCounts(locations),
    ...listPrices(pricing),
    ...listMeasured(network),
    claim("(?:public |verified )?reviews", [formatCount(rating.reviews)]),
    claim("KB", [pricing.averagePageKb, renderingKb].map(String)),
  ];
}

/** Compares a page's text with the claims: how many it makes, and those that are false, as "/path: wording". */
export function checkClaims(path: string, text: string, claims: readonly Claim[]) {
  const applicable = claims.filter(
    ({ noun }) => !exceptions.some(([start, of]) => path.startsWith(start) && (of === "" || of === noun)),
  );
  const found = applicable.flatMap(({ pattern, known }) =>
    [...text.matchAll(pattern)].map(([wording, figure = ""]) => ({ wording, isTrue: known.has(figure) })),
  );
  const wrong = found.filter(({ isTrue }) => !isTrue).map(({ wording }) => `${path}: ${wording}`);
  return { count: found.length, wrong };
}
