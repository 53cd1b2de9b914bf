/**
 * FAQ of a country's page, with answers from its report; plain text, for the page and its structured data.
 */

import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatSmallNumber } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { joinWords } from "@/lib/base/format/join-words";
import { formatUnitPrice } from "@/lib/base/format/money";
import { products } from "@/lib/base/products";
import { priceFrom } from "@/lib/content/endpoints/prices";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import { buildUsername } from "./code-samples";
import type { CountryReport } from "./country-report";
import type { LocalFacts } from "./local-facts";
import { nameInSentence } from "./names";
import { describeDistance, describeProducts } from "./sentences";

type Question = { question: string; answer: string };

const namedCityCount = 6;

function askCities({ country }: CountryReport): Question {
  const name = nameInSentence(country.code);
  const [first] = country.cities;
  const question = `Can I choose a city in ${name}?`;
  if (!first) {
    const user = buildUsername(country.code);
    return {
      question,
      answer: `Not yet. Target the country (${user}) and you get any exit in it. Any city returns a 502 with the reason, and nothing is billed.`,
    };
  }
  const names = country.cities.slice(0, namedCityCount).map(({ name }) => name);
  const rest = country.cities.length - names.length;
  const list = joinWords(rest > 0 ? [...names, `${formatSmallNumber(rest)} more`] : names);
  return {
    question,
    answer: `Yes: ${list}. Write it after the country, for example ${buildUsername(country.code, first.name)}. If no exit there matches, the gateway returns 502 with the reason and nothing is billed.`,
  };
}

function askPrice({ country }: CountryReport, pricing: Pricing | null): Question[] {
  const lowest = pricing && priceFrom(pricing, "RP");
  if (!lowest) return [];
  return [
    {
      question: `Does traffic from ${nameInSentence(country.code)} cost more?`,
      answer: `No. Prices depend on volume, not location: residential traffic costs ${formatUnitPrice(lowest)} per GB at the largest volume, in every country, with no surcharge for cities or carriers.`,
    },
  ];
}

function askLanguage({ country }: CountryReport, facts: LocalFacts): Question {
  const name = nameInSentence(country.code);
  return {
    question: `Will pages be in ${facts.language} and prices in ${facts.currency.code}?`,
    answer: `Sites use the IP and your request headers. For ${name}, send Accept-Language: ${facts.acceptLanguage}, and set the time zone of a headless browser to ${facts.zone}, so that IP, language and clock agree.`,
  };
}

/** About the first popular product that the country lacks: names the nearest country that has it. */
function askMissing(report: CountryReport): Question[] {
  const name = nameInSentence(report.country.code);
  const popular = ["MP", "ISP", "DCP"];
  const missing = report.missing.find(({ pool }) => popular.includes(pool));
  if (!missing?.nearest) return [];
  const { pool, nearest } = missing;
  const product = products[pool].name;
  return [
    {
      question: `Are there ${uncapitalize(product)} in ${name}?`,
      answer: `No. The nearest country with them is ${nameInSentence(nearest.country.code)}, ${describeDistance(nearest)}. To see what visitors in ${name} see, use residential proxies.`,
    },
  ];
}

export function listCountryQuestions(
  report: CountryReport,
  facts: LocalFacts,
  pricing: Pricing | null,
): Question[] {
  const name = nameInSentence(report.country.code);
  return [
    {
      question: `How many proxies are there in ${name}?`,
      answer: `On ${formatDate(report.locations.asOf)}: ${describeProducts(report)}`,
    },
    askCities(report),
    ...askMissing(report),
    askLanguage(report, facts),
    ...askPrice(report, pricing),
  ];
}
