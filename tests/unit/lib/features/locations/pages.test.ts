import { beforeAll, describe, expect, it } from "vitest";
import { totalIps } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import type { SitePage } from "@/lib/content/seo/site-pages";
import { minIpsForCityPage } from "@/lib/features/locations/country-report";
import { buildLocationsCsv, buildLocationsFile } from "@/lib/features/locations/downloads";
import {
  getCity,
  getCountry,
  listCityParams,
  listCountrySlugs,
  listLocationPages,
} from "@/lib/features/locations/pages";

describe("location pages", () => {
  let pages: SitePage[];
  beforeAll(async () => {
    pages = await listLocationPages();
  });

  it("are the directory, every country, and every city with enough IPs", async () => {
    const { countries } = await getLocations();
    const cities = countries
      .flatMap((country) => country.cities)
      .filter(({ ips }) => ips >= minIpsForCityPage);
    expect(pages).toHaveLength(1 + countries.length + cities.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it("are found only by the slugs that they are prerendered with", async () => {
    for (const slug of await listCountrySlugs()) expect(await getCountry(slug), slug).not.toBeNull();
    for (const { country, city } of await listCityParams()) {
      expect(await getCity(country, city), city).not.toBeNull();
    }
    expect(await getCountry("us")).toBeNull();
    expect(await getCity("austria", "innsbruck")).toBeNull();
    expect(await getCity("germany", "paris")).toBeNull();
  });
});

describe("downloads", () => {
  it("have the same counts as the table", async () => {
    const locations = await getLocations();
    const file = buildLocationsFile(locations, "https://oxbow.example");
    const residential = file.countries.reduce((sum, { ips }) => sum + (ips.residential ?? 0), 0);
    expect(residential).toBe(totalIps(locations, "RP"));
    expect(file.countries.find(({ code }) => code === "AT")).toMatchObject({
      name: "Austria",
      url: "https://oxbow.example/location-proxy/austria",
      ips: { residential: 287_037, rotating_datacenter: 596 },
    });
    const austria = file.countries.find(({ code }) => code === "AT");
    expect(austria?.cities.map(({ url }) => url === null)).toEqual([false, true, true, true, true]);
  });

  it("have a row per country, with 0 for no service", async () => {
    const csv = buildLocationsCsv(await getLocations(), "https://oxbow.example");
    const lines = csv.trim().split("\r\n");
    expect(lines).toHaveLength(196);
    expect(lines[0]).toContain("code,country,continent,residential,mobile,isp");
    expect(lines[1]).toBe(
      '"AD","Andorra","Europe","12702","0","0","0","0","0","0","0","2026-11-20","https://oxbow.example/location-proxy/andorra"',
    );
  });
});
