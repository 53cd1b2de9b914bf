import { beforeAll, describe, expect, it } from "vitest";
import { getLocations, getPricingOrNull } from "@/lib/content/endpoints/read";
import type { Country, Locations, Pricing } from "@/lib/content/endpoints/schemas";
import { buildCountryReport } from "@/lib/features/locations/country-report";
import { getLocalFacts } from "@/lib/features/locations/local-facts";
import { nameInSentence, possessive } from "@/lib/features/locations/names";
import { listCountryQuestions } from "@/lib/features/locations/questions";
import {
  describeCarriers,
  describeCities,
  describeCity,
  describeNeighbors,
  describePool,
  describeProducts,
  describeRepeats,
  expectedRequestsToRepeat,
  formatOrdinal,
} from "@/lib/features/locations/sentences";

let locations: Locations;
let pricing: Pricing | null;
const find = (code: string): Country => {
  const country = locations.countries.find((row) => row.code === code);
  if (!country) throw new Error(code);
  return country;
};
const reportOf = (code: string) => buildCountryReport(locations, find(code));
beforeAll(async () => {
  [locations, pricing] = await Promise.all([getLocations(), getPricingOrNull()]);
});

/** Every sentence that the page of a country says. */
function textsOf(code: string): string[] {
  const report = reportOf(code);
  const questions = listCountryQuestions(report, getLocalFacts(report.country), pricing, locations.asOf);
  return [
    describePool(report),
    describeNeighbors(report),
    describeRepeats(report),
    describeCities(report, report.country.cities.length === 0 ? find("DE") : null),
    describeCarriers(report),
    describeProducts(report),
    ...report.country.cities.map((city) => describeCity(report, city)),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

describe("names", () => {
  it("have an article in sentences if needed", () => {
    expect(["NL", "US", "KE", "GM"].map(nameInSentence)).toEqual([
      "the Netherlands",
      "the United States",
      "Kenya",
      "the Gambia",
    ]);
    expect([possessive("Kenya"), possessive("the Netherlands")]).toEqual(["Kenya’s", "the Netherlands’"]);
  });

  it("use ordinal numbers", () => {
    expect([1, 2, 9, 11, 12, 21, 102, 113].map(formatOrdinal)).toEqual([
      ...["first", "second", "ninth", "11th", "12th", "21st", "102nd", "113th"],
    ]);
  });
});

describe("sentences about a country", () => {
  it("are well formed for every country", () => {
    for (const { code } of locations.countries) {
      for (const text of textsOf(code)) {
        expect(text, code).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(text, code).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.\.|\bthe the\b| ,|\b0 /);
      }
    }
  });

  it("compare with the whole network and the continent", () => {
    expect(describePool(reportOf("US"))).toMatch(/^No other country has more\./);
    expect(describePool(reportOf("GB"))).toMatch(/^Only three countries have more, and none in Europe\./);
    expect(describePool(reportOf("EG"))).toMatch(
      /^That is more than anywhere else in Africa, and \d+\w\w of 195/,
    );
  });

  it("compare with the neighbors, by land or across the water", () => {
    expect(describeNeighbors(reportOf("DE"))).toMatch(/^None of Germany’s nine neighbors has more\. France/);
    expect(describeNeighbors(reportOf("CA"))).toMatch(
      /^Next door, the United States has [\d.]+ times as many\.$/,
    );
    expect(describeNeighbors(reportOf("AU"))).toMatch(
      /^Australia has no land border\. The nearest larger pool is/,
    );
    expect(describeNeighbors(reportOf("KR"))).toMatch(/^South Korea borders no country that we serve\./);
  });

  it("mention missing targeting", () => {
    expect(describeCities(reportOf("AD"), find("ES"))).toMatch(/^None\. .*Spain\.$/);
    expect(describeCarriers(reportOf("AD"))).toMatch(/^None can be named in Andorra\./);
    expect(describeProducts(reportOf("AD"))).toContain("There are no mobile, ISP,");
  });

  it("never offer a city or a price that does not exist", () => {
    const report = reportOf("AD");
    const questions = listCountryQuestions(report, getLocalFacts(report.country), null, locations.asOf);
    expect(questions.map(({ question }) => question).join()).not.toMatch(/cost/);
    expect(questions.find(({ question }) => question.includes("city"))?.answer).toMatch(/^Not yet\./);
  });
});

describe("expectedRequestsToRepeat", () => {
  it("is the expected value of the birthday problem", () => {
    expect(expectedRequestsToRepeat(365)).toBe(24);
    expect(expectedRequestsToRepeat(1_000_000)).toBe(1300);
  });
});
