import { beforeAll, describe, expect, it } from "vitest";
import {
  carrierTargetingCountries,
  cityTargetingCountries,
  countriesWith,
  countryName,
  ipsIn,
  listCountriesByIps,
  poolOf,
  totalIps,
} from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import type { Locations } from "@/lib/content/endpoints/schemas";

const country = (code: string, ips: Locations["countries"][number]["ips"]) => ({
  code,
  numeric: "000",
  continent: "EU" as const,
  ips,
  cities: [],
  carriers: [],
});

const sample: Locations = {
  asOf: "2026-11-20",
  method: "",
  note: "",
  attribution: { text: "", url: "https://example.com" },
  countries: [
    { ...country("CH", { RP: 10, MP: 5 }), cities: [{ name: "Bern", lat: 46.9, lon: 7.4, ips: 4 }] },
    country("AT", { RP: 10, DCP: 3 }),
    country("BE", { RP: 30 }),
    { ...country("DE", { MP: 7 }), carriers: [{ name: "Sarna Mobile", asn: 64512, product: "MP", ips: 2 }] },
  ],
};

describe("totals", () => {
  it("are the sums of all countries", () => {
    expect(totalIps(sample, "RP")).toBe(50);
    expect(totalIps(sample, "MP")).toBe(12);
  });

  it("of a product on another product's network are that network's", () => {
    expect(poolOf("NGRP")).toBe("RP");
    expect(totalIps(sample, "NGRP")).toBe(50);
    expect(totalIps(sample, "DC")).toBe(3);
  });

  it("are zero for products without IPs", () => {
    expect(poolOf("WEB_API")).toBeNull();
    expect(totalIps(sample, "WEB_API")).toBe(0);
  });
});

describe("countries", () => {
  it("with a product are those with at least one IP", () => {
    expect(countriesWith(sample, "RP").map(({ code }) => code)).toEqual(["CH", "AT", "BE"]);
  });

  it("are sorted by IPs, then by code", () => {
    expect(listCountriesByIps(sample, "RP").map(({ code }) => code)).toEqual(["BE", "AT", "CH"]);
  });

  it("with targeting are those with a city or a carrier", () => {
    expect(cityTargetingCountries(sample).map(({ code }) => code)).toEqual(["CH"]);
    expect(carrierTargetingCountries(sample).map(({ code }) => code)).toEqual(["DE"]);
  });

  it("have their English CLDR names", () => {
    expect(["TR", "CI", "US"].map(countryName)).toEqual(["Türkiye", "Côte d’Ivoire", "United States"]);
  });

  it("without a name throw an error", () => {
    expect(() => countryName("QQ")).toThrow('No country has the code "QQ"');
  });
});

describe("the published table", () => {
  let locations: Locations;
  beforeAll(async () => {
    locations = await getLocations();
  });

  it("serves 195 countries, none of them under embargo", () => {
    const codes = locations.countries.map(({ code }) => code);
    expect(codes).toHaveLength(195);
    expect(codes.filter((code) => ["RU", "BY", "IR", "SY", "CU", "KP"].includes(code))).toEqual([]);
  });

  it("is sorted by code and has a name for each", () => {
    const codes = locations.countries.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted());
    expect(() => codes.map(countryName)).not.toThrow();
  });

  it("has residential IPs in every country", () => {
    expect(locations.countries.filter((row) => ipsIn(row, "RP") === 0)).toEqual([]);
  });

  it("lists each city once per country, largest first", () => {
    for (const { code, cities } of locations.countries) {
      expect(new Set(cities.map(({ name }) => name)).size, code).toBe(cities.length);
      expect(cities, code).toEqual(cities.toSorted((a, b) => b.ips - a.ips));
    }
  });

  it("names every carrier once, with a private-use AS number", () => {
    const carriers = locations.countries.flatMap((row) => row.carriers);
    expect(new Set(carriers.map(({ asn }) => asn)).size).toBe(carriers.length);
    expect(new Set(carriers.map(({ name }) => name)).size).toBe(carriers.length);
    expect(carriers.filter(({ asn }) => asn < 64_512 || asn > 65_534)).toEqual([]);
  });
});
