import { describe, expect, it } from "vitest";
import { countrySlug, toSlug } from "@/lib/features/locations/slugs";
import { locations } from "@/tests/fixtures/countries";
import publishedSlugs from "@/tests/fixtures/country-slugs.json" with { type: "json" };

describe("toSlug", () => {
  it.each([
    ["São Tomé and Príncipe", "sao-tome-and-principe"],
    ["Côte d’Ivoire", "cote-divoire"],
    ["St. Lucia", "st-lucia"],
    ["Türkiye", "turkiye"],
    ["Frankfurt am Main", "frankfurt-am-main"],
  ])("turns %s into %s", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});

describe("country slugs", () => {
  it("match the published list: a change needs a redirect", () => {
    const slugs = Object.fromEntries(locations.countries.map(({ code }) => [code, countrySlug(code)]));
    expect(slugs).toEqual(publishedSlugs);
  });

  it("are unique and URL-safe, like the slugs of cities within a country", () => {
    expect(new Set(Object.values(publishedSlugs)).size).toBe(locations.countries.length);
    for (const { code, cities } of locations.countries) {
      const slugs = cities.map(({ name }) => toSlug(name));
      expect(new Set(slugs).size, code).toBe(slugs.length);
      expect(
        slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)),
        code,
      ).toEqual([]);
    }
  });
});
