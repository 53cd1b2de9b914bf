import { describe, expect, it } from "vitest";
import { pricedProducts } from "@/lib/base/products";
import { totalIps } from "@/lib/content/endpoints/counts";
import { getLocations, getPricing } from "@/lib/content/endpoints/read";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { buildLocationsV1, buildPricingV1 } from "@/lib/content/endpoints/schemas-v1";

describe("version 1 of locations", () => {
  it("adds up to the totals of version 2", async () => {
    const locations = await getLocations();
    const rows = buildLocationsV1(locations).locations;
    expect(rows).toHaveLength(locations.countries.length);
    for (const pool of ipPools) {
      expect(rows.reduce((total, { ips }) => total + (ips[pool] ?? 0), 0)).toBe(totalIps(locations, pool));
    }
  });

  it("names countries and cities", async () => {
    const { locations } = buildLocationsV1(await getLocations());
    const france = locations.find(({ country_code }) => country_code === "FR");
    expect(france?.country).toBe("France");
    expect(france?.cities).toContain("Lyon");
  });
});

describe("version 1 of pricing", () => {
  it("has a row for every plan, with a price above zero", async () => {
    const pricing = await getPricing();
    const { plans } = buildPricingV1(pricing);
    const expected = pricedProducts.flatMap((code) =>
      pricing.products[code].plans.map(({ id }) => `${code} ${id}`),
    );
    expect(plans.map(({ product, plan }) => `${product} ${plan}`)).toEqual(expected);
    expect(plans.filter(({ unit_price, total }) => unit_price <= 0 || total <= 0)).toEqual([]);
  });
});
