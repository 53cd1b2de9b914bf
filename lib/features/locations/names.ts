import { countryName } from "@/lib/content/endpoints/counts";
import type { Country } from "@/lib/content/endpoints/schemas";

export type Continent = Country["continent"];

export const continents = {
  AF: { name: "Africa", slug: "africa" },
  AS: { name: "Asia", slug: "asia" },
  EU: { name: "Europe", slug: "europe" },
  NA: { name: "North America", slug: "north-america" },
  OC: { name: "Oceania", slug: "oceania" },
  SA: { name: "South America", slug: "south-america" },
} satisfies Record<Continent, { name: string; slug: string }>;

const withArticle = new Set("AE BS CF CG DO GB GM KM MH MV NL PH PS SB SC US".split(" "));

/** The name with a non-breaking space after "St.", so that no line ends with it. */
const nameInLine = (code: string) => countryName(code).replace(/^St\. /, "St.\u00a0");

/** The name within a sentence: "the Netherlands", "Kenya". */
export function nameInSentence(code: string): string {
  return withArticle.has(code) ? `the ${nameInLine(code)}` : nameInLine(code);
}

/** "Austria’s", "the Netherlands’". */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
