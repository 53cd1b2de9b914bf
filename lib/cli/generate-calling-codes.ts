// Writes lib/base/phone/calling-codes.generated.ts from the metadata of the packages for phone numbers and
// countries. Run it after updating one of them:
//   node --import ./lib/cli/register.mjs lib/cli/generate-calling-codes.ts
import { writeFileSync } from "node:fs";
import { countries, getCountryData, type TCountryCode } from "countries-list";
import { getCountries, getCountryCallingCode } from "libphonenumber-js";

const file = new URL("../base/phone/calling-codes.generated.ts", import.meta.url);

// Ascension and Tristan da Cunha have no ISO 3166-1 code: they are parts of SH, which is listed. Kosovo (XK)
// has none either, but is part of no other entry.
const partsOfOtherTerritories: readonly string[] = ["AC", "TA"];

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Common names that the package lacks. */
const moreNames: Partial<Record<string, readonly string[]>> = {
  GB: ["England", "Scotland", "Wales", "Northern Ireland"],
  BQ: ["Sint Eustatius", "Saba"],
  MO: ["Macau"],
  XK: ["Kosova"],
};

/** Historical names that nobody searches for and that match other countries. */
const formerNames: readonly string[] = [
  "British Honduras",
  "Dutch East Indies",
  "East Pakistan",
  "French Sudan",
  "Northern Rhodesia",
  "Portuguese Guinea",
  "Southern Rhodesia",
  "South West Africa",
  "Spanish Sahara",
];

/** Three-letter code, native and other common names of a territory, without the name that the field shows. */
function listNames(country: string): string[] {
  const isKnown = (code: string): code is TCountryCode => code in countries;
  if (!isKnown(country)) throw new Error(`${country} is unknown to the package of countries`);
  const { iso3, name, native, alias = [] } = getCountryData(country);
  const all = [iso3, name, native, ...alias, ...(moreNames[country] ?? [])];
  return [...new Set(all)].filter((one) => one !== names.of(country) && !formerNames.includes(one));
}

/** The generated module: territories by calling code, then by English name, and their other names. */
export function buildCallingCodesModule(): string {
  const territories = getCountries().filter(
    (country) => names.of(country) !== undefined && !partsOfOtherTerritories.includes(country),
  );
  const byCode = Map.groupBy(territories, (country) => Number(getCountryCallingCode(country)));
  const byName = (a: string, b: string) => (names.of(a) ?? a).localeCompare(names.of(b) ?? b, "en");
  const entries = [...byCode]
    .toSorted(([a], [b]) => a - b)
    .map(([code, group]) => `${code}:${group.toSorted(byName).join(",")}`);
  const otherNames = territories.map((country) => `${country}:${listNames(country).join(" ")}`).toSorted();
  return [
    "// Made by lib/cli/generate-calling-codes.ts; do not edit.",
    `export const territoriesByCallingCode =\n  "${entries.join(" ")}";`,
    `export const otherNamesByTerritory =\n  ${JSON.stringify(otherNames.join("|"))};`,
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync(file, buildCallingCodesModule());
