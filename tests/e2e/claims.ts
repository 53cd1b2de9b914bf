import { formatCount, formatLongCount, formatPercent, formatShortCount } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { pricedProducts } from "@/lib/base/products";
import {
  type IpPool,
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

/** Sentences that state a figure: the pattern's first group is the figure, `known` holds those that are true. */
export type Claim = { name: string; pattern: RegExp; known: ReadonlySet<string> };

/** Figures of something else, by path and wording, and what they count. */
const exceptions = new Map([
  ["/mobile-proxies: in 14 countries", "a customer's carriers"],
  ["/scraper-api/real-estate: of 26 countries", "countries with listings"],
]);

function listCountClaims({ countries }: Locations): Claim[] {
  const inPool = (pool: IpPool) => countries.filter(({ ips }) => (ips[pool] ?? 0) > 0).length;
  const sums = ipPools.map((pool) => countries.reduce((sum, { ips }) => sum + (ips[pool] ?? 0), 0));
  const numbers = [
    countries.length,
    countries.filter(({ cities }) => cities.length > 0).length,
    countries.filter(({ carriers }) => carriers.length > 0).length,
    ...ipPools.map(inPool),
  ];
  return [
    {
      name: "countries",
      pattern: /(?:in|from|of|all) (\d[\d,]*) countries/g,
      known: new Set(numbers.map(formatCount)),
    },
    {
      name: "IPs",
      pattern: /([\d.,]+ (?:million|M|k)) (?:residential |household |mobile )?(?:IPs|addresses)\b/g,
      known: new Set(sums.flatMap((sum) => [formatLongCount(sum), formatShortCount(sum)])),
    },
  ];
}

function listPriceClaims(pricing: Pricing): Claim[] {
  const lowest = pricedProducts.map((code) =>
    Math.min(...pricing.products[code].steps.map(([, price]) => price)),
  );
  return [
    {
      name: "lowest prices",
      pattern: /\b[Ff]rom (\$\d+\.\d\d)\b/g,
      known: new Set(lowest.map(formatUnitPrice)),
    },
    // Amounts are rounded to cents. Only those below ten cents, as of 1,000 pages, have more decimals.
    { name: "fractions of a cent", pattern: /(\$(?!0\.0)[\d,]+\.\d{3,})/g, known: new Set() },
  ];
}

function listMeasuredClaims(network: NetworkFigures, rating: Rating): Claim[] {
  const { hardTargets, measured, trial, trust } = network;
  const rates = pricedProducts.flatMap((code) => network.products[code].success ?? []);
  return [
    {
      name: "success rates",
      pattern: /([\d.]+%) success rate\b/g,
      known: new Set([...rates, hardTargets.residential, hardTargets.unblocker].map(formatPercent)),
    },
    {
      name: "targets",
      pattern: /(\d[\d,]*) (?:public |hard |measured )?targets\b/g,
      known: new Set([measured.targets, hardTargets.count].map(formatCount)),
    },
    {
      name: "reviews",
      pattern: /(\d[\d,]*) (?:public |verified )?reviews\b/g,
      known: new Set([formatCount(rating.reviews)]),
    },
    {
      name: "days of the trial",
      pattern: /(\d+)[ -]days? (?:free )?trial\b/g,
      known: new Set([String(trial.days)]),
    },
    {
      name: "partner apps",
      pattern: /(\d+) partner apps\b/g,
      known: new Set([String(trust.partnerApps)]),
    },
  ];
}

/** What pages may say, from the endpoints' data. */
export function listClaims({ locations, pricing, network, rating }: ClaimFacts): Claim[] {
  return [...listCountClaims(locations), ...listPriceClaims(pricing), ...listMeasuredClaims(network, rating)];
}

/** Compares a page's text with the claims: how many it makes, and those that are false, as "/path: wording". */
export function checkClaims(path: string, text: string, claims: readonly Claim[]) {
  const found = claims.flatMap(({ pattern, known }) =>
    [...text.matchAll(pattern)].map(([wording, figure = ""]) => ({
      wording: `${path}: ${wording}`,
      isTrue: known.has(figure),
    })),
  );
  const wrong = found.filter(({ wording, isTrue }) => !isTrue && !exceptions.has(wording));
  return { count: found.length, wrong: wrong.map(({ wording }) => wording) };
}
