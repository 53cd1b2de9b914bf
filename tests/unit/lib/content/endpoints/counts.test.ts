import { expect, it } from "vitest";
import { listCountriesForMap } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import { ipPools } from "@/lib/content/endpoints/schemas";

it.each(ipPools)("the map's cities have no more %s IPs than their country", async (pool) => {
  const countries = listCountriesForMap(await getLocations(), pool);
  expect(countries).not.toHaveLength(0);
  for (const { name, ips, cities } of countries) {
    const inCities = cities.reduce((sum, city) => sum + city.ips, 0);
    expect(inCities, name).toBeLessThanOrEqual(ips);
  }
});
