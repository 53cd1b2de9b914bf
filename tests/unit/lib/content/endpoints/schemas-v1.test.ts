import { expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { buildLocationsV1, buildPricingV1 } from "@/lib/content/endpoints/schemas-v1";
import { figures } from "@/tests/fixtures/figures";

it("version 1 of locations adds up to the totals of version 2, and names countries and cities", async () => {
  const locations = await getLocations();
  const rows = buildLocationsV1(locations).locations;
  for (const pool of ipPools) {
    expect(rows.reduce((total, { ips }) => total + (ips[pool] ?? 0), 0)).toBe(totalIps(locations, pool));
  }
  const france = rows.find(({ country_code }) => country_code === "FR");
  expect(france).toMatchObject({ country: "France", cities: expect.arrayContaining(["Lyon"]) });
});

it("version 1 of pricing has a row for every plan, with its prices", () => {
  const { products } = figures.pricing;
  const { plans } = buildPricingV1(figures.pricing);
  expect(plans.map(({ product, plan }) => `${product} ${plan}`)).toEqual(
    pricedProducts.flatMap((code) => products[code].plans.map(({ id }) => `${code} ${id}`)),
  );
  const team = plans.find(({ product, plan }) => product === "RP" && plan === "team");
  expect(team).toMatchObject({ unit_price: 3.14, total: 785 });
});
