import { describe, expect, it } from "vitest";
import { totalIps } from "@/lib/content/endpoints/counts";
import { locations } from "@/tests/fixtures/countries";

describe("the published table", () => {
  it("has no country under embargo", () => {
    const codes = locations.countries.map(({ code }) => code);
    expect(codes.filter((code) => ["RU", "BY", "IR", "SY", "CU", "KP"].includes(code))).toEqual([]);
  });

  it("lists each city once per country, largest first", () => {
    for (const { code, cities } of locations.countries) {
      expect(new Set(cities.map(({ name }) => name)).size, code).toBe(cities.length);
      expect(cities, code).toEqual(cities.toSorted((a, b) => b.ips - a.ips));
    }
  });
});

describe("the counts of a product", () => {
  it("are those of the network that it uses", () => {
    expect(totalIps(locations, "NGRP")).toBe(totalIps(locations, "RP"));
    expect(totalIps(locations, "DC")).toBe(totalIps(locations, "DCP"));
  });
});
