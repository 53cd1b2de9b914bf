import { beforeAll, describe, expect, it } from "vitest";
import { countriesWith, poolOf, totalIps } from "@/lib/content/endpoints/counts";
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
});

describe("countries", () => {
  it("with a product are those with at least one IP", () => {
    expect(countriesWith(sample, "RP").map(({ code }) => code)).toEqual(["CH", "AT", "BE"]);
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

  it("lists each city once per country, largest first", () => {
    for (const { code, cities } of locations.countries) {
      expect(new Set(cities.map(({ name }) => name)).size, code).toBe(cities.length);
      expect(cities, code).toEqual(cities.toSorted((a, b) => b.ips - a.ips));
    }
  });
});
