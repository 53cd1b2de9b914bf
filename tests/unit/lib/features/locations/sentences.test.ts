import { describe, expect, it } from "vitest";
import { getPricing } from "@/lib/content/endpoints/read";
import { buildCountryReport } from "@/lib/features/locations/country-report";
import { getLocalFacts } from "@/lib/features/locations/local-facts";
import { listCountryQuestions } from "@/lib/features/locations/questions";
import {
  describeCarriers,
  describeCities,
  describeCity,
  describeNeighbors,
  describePool,
  describeProducts,
} from "@/lib/features/locations/sentences";
import { countryOf, locations } from "@/tests/fixtures/countries";
import { figures } from "@/tests/fixtures/figures";

const pricing = await getPricing();
const reportOf = (code: string, table = locations) => buildCountryReport(table, countryOf(code, table));

/** Every sentence on the page of a country. */
function textsOf(code: string): string[] {
  const report = reportOf(code);
  const questions = listCountryQuestions(report, getLocalFacts(report.country), pricing);
  return [
    describePool(report),
    describeNeighbors(report),
    describeCities(report),
    describeCarriers(report.country),
    describeProducts(report),
    ...report.country.cities.map((city) => describeCity(report.country, city)),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

describe("sentences about a country", () => {
  it("are well formed for every country", () => {
    for (const { code } of locations.countries) {
      for (const text of textsOf(code)) {
        expect(text, code).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(text, code).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.\.|\bthe the\b| ,|\b0 /);
      }
    }
  });

  it("rank a country among those with residential IPs, as the table on its page does", () => {
    const { countries, ...table } = figures.locations;
    const withoutJapan = {
      ...table,
      countries: countries.map((row) => (row.code === "JP" ? { ...row, ips: { ISP: 400_000 } } : row)),
    };
    const report = reportOf("AD", withoutJapan);
    expect(describePool(report)).toMatch(/^Andorra ranks fifth of 5 countries and fourth in Europe\./);
    expect(report.served).toMatchObject([{ pool: "RP", rank: 5, countryCount: 5 }]);
  });

  it("never offer a city or a price that does not exist", () => {
    const report = reportOf("AD", figures.locations);
    const questions = listCountryQuestions(report, getLocalFacts(report.country), null);
    expect(questions.map(({ question }) => question).join()).not.toMatch(/cost/);
    expect(questions.find(({ question }) => question.includes("city"))?.answer).toMatch(/^Not yet\./);
  });
});
