import { describe, expect, it } from "vitest";
import { totalIps } from "@/lib/content/endpoints/counts";
import { minIpsForCityPage } from "@/lib/features/locations/country-report";
import { buildLocationsCsv, buildLocationsJson } from "@/lib/features/locations/downloads";
import {
  getCity,
  getCountry,
  listCityParams,
  listCountryParams,
  listLocationPages,
} from "@/lib/features/locations/pages";
import { locations } from "@/tests/fixtures/countries";

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
    expect(await getCity("austria", "innsbruck")).toBeNull();
    expect(await getCity("germany", "paris")).toBeNull();
  });
});

describe("downloads", () => {
  it("have the same counts as the table", () => {
    const file = buildLocationsJson(locations, "https://oxbow.example");
    const residential = file.countries.reduce((sum, { ips }) => sum + (ips.residential ?? 0), 0);
    expect(residential).toBe(totalIps(locations, "RP"));
    const austria = file.countries.find(({ code }) => code === "AT");
    expect(austria).toMatchObject({
      name: "Austria",
      url: "https://oxbow.example/location-proxy/austria",
      ips: { residential: 287_037, rotating_datacenter: 596 },
    });
    expect(austria?.cities.map(({ url }) => url === null)).toEqual([false, true, true, true, true]);
  });

  it("have a row per country, with 0 for no service", () => {
    const csv = buildLocationsCsv(locations, "https://oxbow.example");
    const lines = csv.trim().split("\r\n");
    expect(lines).toHaveLength(196);
    expect(lines[0]).toContain("code,country,continent,residential,mobile,isp");
    expect(lines[1]).toBe(
      '"AD","Andorra","Europe","12702","0","0","0","0","0","0","0","2026-11-20","https://oxbow.example/location-proxy/andorra"',
    );
  });
});
