/** Time zone, currency, language and price format of a country, from countries-and-timezones, countries-list and Intl. */

import { getTimezone, getCountry as getZoneCountry } from "countries-and-timezones";
import { countries as countryList, type TCountryCode } from "countries-list";
import { foldText } from "@/lib/base/format/fold";
import type { Country } from "@/lib/content/endpoints/schemas";

export type LocalFacts = {
  /** Main IANA zone, such as "Europe/Berlin". */
  zone: string;
  /** As on pages: `UTC+5:30`, or `UTC+1, UTC+2 in summer`. */
  offset: string;
  /** How many different standard UTC offsets the country has. */
  offsetCount: number;
  currency: { code: string; name: string };
  /** The example amount in the format of locale and currency. */
  price: string;
  /** Locale of the main language, such as "de-DE". */
  locale: string;
  language: string;
  acceptLanguage: string;
};

const plainLetters = (name: string) => foldText(name).replace(/[^a-z]/g, "");

/** Main zones of countries with several, named after neither a city in our data nor the capital. */
const zoneOverrides: Partial<Record<string, string>> = {
  FM: "Pacific/Pohnpei",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  PF: "Pacific/Tahiti",
};

/** The current name of a renamed zone. A country's own zone stays, although the package merges it into a neighbor's. */
function currentName(zone: string, code: string): string {
  const successor = getTimezone(zone)?.aliasOf;
  return successor && getTimezone(successor)?.countries[0] === code ? successor : zone;
}

const listZones = (code: string): string[] =>
  (new Intl.Locale(`und-${code}`).getTimeZones() ?? []).map((zone) => currentName(zone, code));

const zoneCity = (zone: string) => plainLetters(zone.split("/").at(-1) ?? "");

/** The zone that has, or had, the name of the city. */
function findZoneByCity(code: string, city: string): string | null {
  const formerNames = getZoneCountry(code, { deprecated: true })?.timezones ?? [];
  const zone = [...listZones(code), ...formerNames].find((name) => zoneCity(name) === plainLetters(city));
  return zone ? currentName(zone, code) : null;
}

/**
 * The zone in `zoneOverrides`; otherwise the one named after the largest city that has one, after the capital, or the
 * first one.
 */
function mainZone({ code, cities }: Country): string {
  const { capital } = countryList[code as TCountryCode];
  const named = [...cities.map(({ name }) => name), capital].map((city) => findZoneByCity(code, city));
  return zoneOverrides[code] ?? named.find(Boolean) ?? listZones(code)[0] ?? "Etc/UTC";
}

/** "+05:30" is "UTC+5:30". */
function formatOffset(offset: string): string {
  const [, sign = "+", hours = "0", minutes = "00"] = /^([+-])0?(\d+):(\d+)$/.exec(offset) ?? [];
  if (hours === "0" && minutes === "00") return "UTC";
  return `UTC${sign === "-" ? "−" : "+"}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
}

/** A zone's UTC offset, such as `UTC+1, UTC+2 in summer`. */
export function describeOffset(zone: string): string {
  const { utcOffset, utcOffsetStr, dstOffset, dstOffsetStr } = getTimezone(zone) ?? {};
  if (utcOffsetStr === undefined || dstOffsetStr === undefined) return "UTC";
  const standard = formatOffset(utcOffsetStr);
  if (utcOffset === dstOffset) return standard;
  // Not "in summer": the seasons are reversed in the southern hemisphere.
  return `${standard}, ${formatOffset(dstOffsetStr)} for part of the year`;
}

/** Example price, large enough to show the thousands separator in every locale. */
const amount = 12_499.5;

const describePrice = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, numberingSystem: "latn" }).format(amount);

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

/**
 * The first official language, but the one of CLDR where that is English (Ireland) or Bokmål: browsers do not send `no`
 * for Norwegian.
 */
function mainLanguage(country: Country): string {
  const likely = new Intl.Locale(`und-${country.code}`).maximize().language;
  const isBetter = ["en", "nb"].includes(likely);
  return isBetter ? likely : (countryList[country.code as TCountryCode].languages[0] ?? likely);
}

/** The Accept-Language value of a browser that is set to the country's main language. */
function buildAcceptLanguage(main: string, country: Country): string {
  return [...new Set([`${main}-${country.code}`, main, "en"])]
    .map((tag, i) => (i === 0 ? tag : `${tag};q=${(1 - i * 0.1).toFixed(1)}`))
    .join(",");
}

export function getLocalFacts(country: Country): LocalFacts {
  const zone = mainZone(country);
  const language = mainLanguage(country);
  const locale = `${language}-${country.code}`;
  const code = countryList[country.code as TCountryCode].currency[0] ?? "USD";
  const offsets = new Set(listZones(country.code).map((id) => getTimezone(id)?.utcOffset));
  return {
    zone,
    offset: describeOffset(zone),
    offsetCount: offsets.size,
    currency: { code, name: currencyNames.of(code) ?? code },
    price: describePrice(locale, code),
    locale,
    language: languageNames.of(language) ?? language,
    acceptLanguage: buildAcceptLanguage(language, country),
  };
}

/** The zone named after the city; otherwise the country's if all its zones have the same offsets; else null. */
export function zoneOfCity(country: Country, city: string): string | null {
  const named = findZoneByCity(country.code, city);
  if (named) return named;
  const offsets = new Set(
    listZones(country.code).map((id) => {
      const zone = getTimezone(id);
      return `${zone?.utcOffset} ${zone?.dstOffset}`;
    }),
  );
  return offsets.size <= 1 ? mainZone(country) : null;
}
