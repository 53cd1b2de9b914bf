/**
 * Calling codes of about 240 territories. Options are identified by country, because codes such as +1, +7 and
 * +44 are shared. The browser gets two generated lists (2 KB of codes, 4 KB of search terms) and takes the
 * names from its own `Intl`.
 */
import { otherNamesByTerritory, territoriesByCallingCode } from "./calling-codes.generated";

type PhoneCountry = {
  /** ISO 3166-1 alpha-2 (and XK for Kosovo). */
  country: string;
  /** "+1" */
  callingCode: string;
};

const defaultCountry = "US";

/** From "1:AS,AI,US 7:KZ,RU", which is sorted by calling code, then by name. */
const entries: PhoneCountry[] = territoriesByCallingCode.split(" ").flatMap((entry) => {
  const [digits = "", countries = ""] = entry.split(":");
  return countries.split(",").map((country) => ({ country, callingCode: `+${digits}` }));
});

/** The default country comes first. */
export const callingCodes: readonly PhoneCountry[] = [
  ...entries.filter(({ country }) => country === defaultCountry),
  ...entries.filter(({ country }) => country !== defaultCountry),
];

/** "+49" for "DE"; null for a country that is not in the list. */
export function callingCodeOf(country: string): string | null {
  return callingCodes.find((entry) => entry.country === country)?.callingCode ?? null;
}

/** Created on first use: a page's first `Intl` object takes 20 to 50 ms on a mobile device. */
let names: Intl.DisplayNames | undefined;

/**
 * The English name of a territory. A browser's names can differ from the server's: render them only in the browser, or pass it the
 * server's text.
 */
export function territoryName(country: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return names.of(country) ?? country;
}

/** From "AD:AND|AE:ARE UAE Emirates". */
const otherNames = new Map(
  otherNamesByTerritory.split("|").map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Search terms of a territory: its codes, native name and other common names ("UK", "England", "GBR"). */
export function searchTextOf({ country, callingCode }: PhoneCountry): string {
  return `${country} ${callingCode.slice(1)} ${otherNames.get(country) ?? ""}`;
}
