import { describe, expect, it } from "vitest";
import { ipsIn } from "@/lib/content/endpoints/counts";
import { ipPools } from "@/lib/content/endpoints/schemas";
import { minIpsForCityPage } from "@/lib/features/locations/country-report";
import { buildLocationsCsv, buildLocationsJson } from "@/lib/features/locations/downloads";
import {
  getCity,
  getCountry,
  listCityParams,
  listCountryParams,
  listLocationPages,
} from "@/lib/features/locations/pages";
import { countrySlug, toSlug } from "@/lib/features/locations/slugs";
import { locations } from "@/tests/fixtures/countries";
import { figures } from "@/tests/fixtures/figures";

describe("location pages", () => {
  it("are the directory, every country, and every city with enough IPs", async () => {
    const pages = await listLocationPages();
    const { countries } = locations;
    const cities = countries
      .flatMap((country) => country.cities)
      .filter(({ ips }) => ips >= minIpsForCityPage);
    expect(pages).toHaveLength(1 + countries.length + cities.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it("are found only by the slugs that they are prerendered with", async () => {
    for (const { country } of await listCountryParams()) {
      expect(await getCountry(country), country).not.toBeNull();
    }
    for (const { country, city } of await listCityParams()) {
      expect(await getCity(country, city), city).not.toBeNull();
    }
    expect(await getCountry("us")).toBeNull();
    for (const { code, cities } of locations.countries)
      for (const { name } of cities.filter(({ ips }) => ips < minIpsForCityPage))
        expect(await getCity(countrySlug(code), toSlug(name)), name).toBeNull();
    expect(await getCity("germany", "paris")).toBeNull();
  });
});

describe("downloads", () => {
  const { locations: table } = figures;
  const siteUrl = "https://oxbow.example";

  it("have the URL of each place with a page", () => {
    const file = buildLocationsJson(table, siteUrl);
    const austria = file.countries.find(({ code }) => code === "AT");
    expect(austria).toMatchObject({ name: "Austria", url: `${siteUrl}/location-proxy/austria` });
    expect(austria?.cities.map(({ url }) => url === null)).toEqual([false, true]);
  });

  it("have the counts of the table", () => {
    const { countries } = buildLocationsJson(table, siteUrl);
    expect(
      countries.map(({ code, ips, cities }) => [code, ...Object.values(ips), cities.map((one) => one.ips)]),
    ).toEqual(
      table.countries.map((country) => [
        country.code,
        ...ipPools.map((pool) => ipsIn(country, pool)),
        country.cities.map((one) => one.ips),
      ]),
    );
    const austria = countries.find(({ code }) => code === "AT");
    expect(austria?.ips).toMatchObject({ residential: 287_037, rotating_datacenter: 596 });
  });

  it("have a row per country, with 0 for no service", () => {
    const lines = buildLocationsCsv(table, siteUrl).trim().split("\r\n");
    const [head, first] = lines;
    expect(lines).toHaveLength(1 + table.countries.length);
    expect(head).toContain("code,country,continent,residential,mobile,isp");
    expect(first).toBe(
      '"AD","Andorra","Europe","12702","0","0","0","0","0","0","0","2026-11-20","https://oxbow.example/location-proxy/andorra"',
    );
  });
});
