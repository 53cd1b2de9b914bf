import fc from "fast-check";
import type { APIRequestContext } from "playwright/test";
import {
  formatCount,
  formatLongCount,
  formatPercentInColumn,
  formatRoundCount,
  formatShortCount,
} from "@/lib/base/format/count";
import { formatMoney, formatUnitPrice } from "@/lib/base/format/money";
import { type PricedProduct, pricedProducts, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { formatVolume, unitWordsOf } from "@/lib/base/unit-words";
import { countryName } from "@/lib/content/endpoints/counts";
import { totalAt, unitPriceAt } from "@/lib/content/endpoints/prices";
import {
  type Country,
  type IpPool,
  ipPools,
  type Locations,
  type Pricing,
} from "@/lib/content/endpoints/schemas";
import { hasOwnPage } from "@/lib/features/locations/country-report";
import { continents } from "@/lib/features/locations/names";
import { countrySlug, toSlug } from "@/lib/features/locations/slugs";
import { type ClaimFacts, checkClaims, listClaims } from "./claims";
import { expect, readSitemap, test } from "./harness";
import { createReader, type PageReading, rowsOf, says } from "./page-reading";

/** The published data, from which the expected figures below are derived. */
async function readFacts(request: APIRequestContext): Promise<ClaimFacts> {
  const read = async (name: string) => (await request.get(`/shared-api/${name}`)).json();
  const [locations, pricing, network, rating] = await Promise.all(
    ["v2/locations", "v2/pricing", "network-figures", "trustpilot-rating"].map(read),
  );
  return { locations, pricing, network, rating };
}

// Sums, counts, shares and ranks are computed here again. Plan totals and formats come from the site's functions.
const ips = (country: Country, pool: IpPool) => country.ips[pool] ?? 0;
const sumOf = (countries: readonly Country[], pool: IpPool) =>
  countries.reduce((sum, country) => sum + ips(country, pool), 0);
const countCountriesWith = ({ countries }: Locations, pool: IpPool) =>
  countries.filter((country) => ips(country, pool) > 0).length;
const formatCell = (count: number) => (count > 0 ? formatCount(count) : "none");
const lowest = (pricing: Pricing, code: PricedProduct) =>
  Math.min(...pricing.products[code].steps.map(([, price]) => price));
const dollarsIn = (text: string) => text.match(/\$[\d,]+(?:\.\d+)?/g) ?? [];
const expectSays = (reading: PageReading, phrase: string) =>
  expect(says(reading, phrase), `the page says "${phrase}"`).toBe(true);
const textOf = ({ lines }: PageReading) => lines.join("\n");

/** A random sample, the same in every run. */
const sample = (countries: readonly Country[], length: number) =>
  fc.sample(fc.shuffledSubarray([...countries], { minLength: length, maxLength: length }), {
    seed: 20_261_120,
    numRuns: 1,
  })[0] ?? [];

let facts: ClaimFacts;
let siteUrl: string;
const readPage = createReader(() => siteUrl);

test.describe("pages show the figures of /shared-api:", () => {
  test.beforeEach(async ({ request, site }) => {
    siteUrl = site.url;
    facts ??= await readFacts(request);
  });

  test("the table of countries and its totals", async ({ page }) => {
    const { locations } = facts;
    const { countries } = locations;
    const overview = await readPage(page, "/location-proxy");
    const rows = new Map(
      rowsOf(overview, "IPs, cities and carriers by country").map((row) => [row[0] ?? "", row.slice(1)]),
    );
    for (const country of countries) {
      const cells = [
        ...ipPools.map((pool) => ips(country, pool)),
        country.cities.length,
        country.carriers.length,
      ];
      expect(rows.get(countryName(country.code)), country.code).toEqual(cells.map(formatCell));
    }
    const continentRows = Object.entries(continents).map(([code, { name }]) => {
      const onContinent = countries.filter(({ continent }) => continent === code);
      const total = sumOf(onContinent, "RP");
      expectSays(overview, `${name} ${formatShortCount(total)} IPs`);
      return `${name} ${onContinent.length} countries, ${formatShortCount(total)} residential IPs`;
    });
    expect([...rows.keys()].filter((key) => key.endsWith("residential IPs")).sort()).toEqual(
      continentRows.sort(),
    );
    // Not the rows "All n countries", which show the rest of a continent on narrow screens.
    const withFigures = [...rows.keys()].filter((key) => !key.startsWith("All "));
    expect(withFigures).toHaveLength(countries.length + continentRows.length);
    expectSays(overview, `Proxy locations in ${countries.length} countries`);
    const withCities = countries.filter(({ cities }) => cities.length > 0).length;
    const withCarriers = countries.filter(({ carriers }) => carriers.length > 0).length;
    expectSays(
      overview,
      `${formatLongCount(sumOf(countries, "RP"))} residential IPs. ` +
        `City targeting in ${withCities} countries, carrier targeting in ${withCarriers}.`,
    );
  });

  test("pages of countries and cities", async ({ page }) => {
    test.slow();
    const { locations, pricing } = facts;
    const { countries } = locations;
    for (const country of sample(countries, 30)) {
      const path = routes.location(countrySlug(country.code));
      const reading = await readPage(page, path);
      const rowByPool = new Map(rowsOf(reading, "IPs in").map((row) => [row[0], row.slice(1)]));
      for (const pool of ipPools.filter((one) => ips(country, one) > 0)) {
        const count = ips(country, pool);
        const share = count / sumOf(countries, pool);
        const rank = 1 + countries.filter((other) => ips(other, pool) > count).length;
        const [shownIps, shownShare, shownRank, price] = rowByPool.get(products[pool].shortName) ?? [];
        expect(shownIps, path).toBe(formatCount(count));
        expect(shownShare, path).toBe(share < 0.001 ? "under 0.1%" : formatPercentInColumn(share));
        // Ranks below ten are words.
        expect(shownRank, path).toMatch(rank < 10 ? /^[a-z]+ of/ : new RegExp(`^${rank}(st|nd|rd|th) of`));
        expect(shownRank, path).toMatch(new RegExp(` ${countCountriesWith(locations, pool)}$`));
        const { unit } = products[pool];
        const per = unit === "IP" ? "IP per month" : unit;
        expect(price, path).toBe(`from ${formatUnitPrice(lowest(pricing, pool))} per ${per}`);
      }
      if (country.cities.length === 0) continue;
      const cityRows = reading.tables
        .filter(({ caption }) => /\bcities by residential IPs$/i.test(caption))
        .flatMap(({ rows }) => rows.slice(1));
      expect(
        cityRows.map(([name, , share, count]) => [name, share, count]),
        path,
      ).toEqual(
        country.cities.map((city) => [
          city.name,
          formatPercentInColumn(city.ips / ips(country, "RP")),
          formatCount(city.ips),
        ]),
      );
      const cityWithPage = country.cities.find(hasOwnPage);
      if (!cityWithPage) continue;
      const cityPath = routes.location(countrySlug(country.code), toSlug(cityWithPage.name));
      const city = await readPage(page, cityPath);
      expect(city.terms, cityPath).toContainEqual(["Residential IPs", formatCount(cityWithPage.ips)]);
      const near = rowsOf(city, "Cities nearest");
      const cityLabels = countries.flatMap(({ code, cities }) =>
        cities.map((one) => `${one.name}, ${countryName(code)}: ${formatCount(one.ips)}`),
      );
      for (const [name, inCountry, , count] of near)
        expect(cityLabels, cityPath).toContain(`${name}, ${inCountry}: ${count}`);
    }
  });

  test("numbers in running text match the data, on every page but those of locations", async ({
    page,
    request,
  }) => {
    test.slow();
    const claims = listClaims(facts);
    const paths = await readSitemap(request);
    const wrong: string[] = [];
    let checked = 0;
    // Only tables are checked on pages of countries and cities, on a sample of them above.
    for (const path of paths.filter((one) => !one.startsWith("/location-proxy/"))) {
      const result = checkClaims(path, textOf(await readPage(page, path)), claims);
      checked += result.count;
      wrong.push(...result.wrong);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  test("the table of plans and every offer in structured data", async ({ page }) => {
    const { pricing } = facts;
    const planRows = new Map(
      rowsOf(await readPage(page, "/pricing"), "Plans by product").map((row) => [row[0], row.slice(1)]),
    );
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      const totals = product.plans.map(({ volume }) => totalAt(product, volume));
      for (const [at, plan] of product.plans.entries()) {
        const total = totalAt(product, plan.volume);
        const unitPrice = unitPriceAt(product, plan.volume);
        const yearlyFactor = 1 - pricing.yearlyDiscount;
        const yearly =
          plan.billing === "once"
            ? []
            : [formatUnitPrice(unitPrice * yearlyFactor), formatMoney(total * yearlyFactor)];
        const cell = planRows.get(products[code].shortName)?.[at] ?? "";
        expect(dollarsIn(cell), `${code} ${plan.id}`).toEqual([
          formatUnitPrice(unitPrice),
          formatMoney(total),
          ...yearly,
        ]);
        expect(cell).toContain(`${formatRoundCount(plan.volume)} ${unitWordsOf(code).many}`);
      }

      for (const path of new Set([routes.pricing(code), routes.product(code)])) {
        const reading = await readPage(page, path);
        const offers = reading.graph.find(({ "@type": type }) => type === "Product")?.offers;
        expect(offers, path).toMatchObject({
          lowPrice: Math.min(...totals),
          highPrice: Math.max(...totals),
          offerCount: totals.length,
          offers: product.plans.map(({ name, volume }) => ({
            name,
            price: totalAt(product, volume),
            priceCurrency: "USD",
            priceSpecification: { price: unitPriceAt(product, volume) },
          })),
        });
        // Offers in structured data must be visible on the page.
        for (const total of totals)
          expect(dollarsIn(textOf(reading)), `${path}: an offer of ${total}`).toContain(formatMoney(total));
      }
    }
  });

  test("volume tiers and the calculator's totals on product and pricing pages", async ({ page }) => {
    const { pricing } = facts;
    for (const code of pricedProducts) {
      const product = pricing.products[code];
      const rows = product.steps.map(([volume, unitPrice]) => {
        const plan = product.plans.find((one) => one.volume === volume);
        const isOnce = plan?.billing === "once";
        const total = totalAt(product, volume);
        const yearly = formatMoney(Math.round(total * (1 - pricing.yearlyDiscount) * 100) / 100);
        return [
          formatVolume(volume, code),
          formatUnitPrice(unitPrice),
          `${formatMoney(total)}${isOnce ? " once" : ""}`,
          isOnce ? "not offered" : yearly,
        ];
      });
      for (const path of [routes.pricing(code), routes.product(code)]) {
        const reading = await readPage(page, path);
        if (path === routes.pricing(code))
          expect(rowsOf(reading, `${products[code].name}: price by volume`), path).toEqual(rows);
        const terms = new Map(reading.terms);
        // The first one: the picture of a dashboard further down shows a price, too.
        const price = reading.terms.find(([term]) => term.startsWith("Price per"))?.[1];
        const volume = [...terms].find(([term]) => / per month$/.test(term))?.[1] ?? "";
        const selectedVolume = Number(volume.replace(/[^\d]/g, ""));
        expect(selectedVolume, path).toBeGreaterThan(0);
        expect(price, path).toBe(formatUnitPrice(unitPriceAt(product, selectedVolume)));
        expect(terms.get("Per month, before tax"), path).toBe(formatMoney(totalAt(product, selectedVolume)));
      }
    }
  });
});
