/** Time zone, currency, language and price format of a country, from two packages and CLDR. */

import { getTimezone, getCountry as getZonesOf } from "countries-and-timezones";
import { countries as countryList, type TCountryCode } from "countries-list";
import { foldText } from "@/lib/base/format/fold";
import type { Country } from "@/lib/content/endpoints/schemas";

export type LocalFacts = {
  /** IANA zone of most of the country's IPs, such as "Europe/Berlin". */
  zone: string;
  /** "UTC+1", or "UTC+1, UTC+2 in summer". */
  offset: string;
  offsets: number;
  currency: { code: string; name: string };
  /** 12,499.50 in the currency, in the local format. */
  price: string;
  /** Separators in a price, in words; null for none. */
  marks: { decimal: string | null; group: string | null };
  /** Locale of the main language, such as "de-DE". */
  locale: string;
  language: string;
  acceptLanguage: string;
};

const plainLetters = (name: string) => foldText(name).replace(/[^a-z]/g, "");

/** Zones whose names differ from the city's name. */
const zonesWithOtherNames: Partial<Record<string, string>> = {
  FM: "Pacific/Pohnpei",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  PF: "Pacific/Tahiti",
  VN: "Asia/Ho_Chi_Minh",
};

/** The zone named after the largest city, otherwise after the capital, otherwise the first one. */
function mainZone(country: Country): string {
  const zones = getZonesOf(country.code, { deprecated: true })?.timezones ?? [];
  const { capital } = countryList[country.code as TCountryCode];
  const names = [...country.cities.map(({ name }) => name), capital].map(plainLetters);
  const named = names.flatMap((name) => zones.find((zone) => name === zoneCity(zone)) ?? []);
  const current = getZonesOf(country.code)?.timezones;
  return zonesWithOtherNames[country.code] ?? named[0] ?? current?.[0] ?? "Etc/UTC";
}

const zoneCity = (zone: string) => plainLetters(zone.split("/").at(-1) ?? "");

/** "+05:30" is "UTC+5:30". */
function formatOffset(offset: string): string {
  const [, sign = "+", hours = "0", minutes = "00"] = /^([+-])0?(\d+):(\d+)$/.exec(offset) ?? [];
  if (hours === "0" && minutes === "00") return "UTC";
  return `UTC${sign === "-" ? "−" : "+"}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
}

/** A zone's UTC offset: "UTC+1, UTC+2 for part of the year". */
export function describeOffset(zone: string): string {
  const { utcOffset, utcOffsetStr, dstOffset, dstOffsetStr } = getTimezone(zone) ?? {};
  if (utcOffsetStr === undefined || dstOffsetStr === undefined) return "UTC";
  const standard = formatOffset(utcOffsetStr);
  if (utcOffset === dstOffset) return standard;
  // Not "in summer": the seasons are reversed in the southern hemisphere.
  return `${standard}, ${formatOffset(dstOffsetStr)} for part of the year`;
}

const markWords: Record<string, string> = {
  ",": "a comma",
  ".": "a point",
  "’": "an apostrophe",
  "'": "an apostrophe",
  "\u00a0": "a space",
  "\u202f": "a space",
  "٫": "a comma",
  "٬": "a comma",
};

/** Example price, large enough to show the thousands separator in every locale. */
const amount = 12_499.5;

function describePrice(locale: string, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, numberingSystem: "latn" });
  const parts = format.formatToParts(amount);
  const mark = (type: "decimal" | "group") => {
    const value = parts.find((part) => part.type === type)?.value;
    return value === undefined ? null : (markWords[value] ?? null);
  };
  return { price: format.format(amount), marks: { decimal: mark("decimal"), group: mark("group") } };
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

/** The first official language, but English where CLDR says that most people read it (Ireland). */
function mainLanguage(country: Country): string {
  const likely = new Intl.Locale(`und-${country.code}`).maximize().language;
  return likely === "en" ? likely : (countryList[country.code as TCountryCode].languages[0] ?? likely);
}

/** The Accept-Language value that a browser in the country would send. */
function buildAcceptLanguage(main: string, country: Country): string {
  const spoken = countryList[country.code as TCountryCode].languages.filter((language) => language !== main);
  const wanted = [`${main}-${country.code}`, main, ...spoken.slice(0, 1), ...(main === "en" ? [] : ["en"])];
  return [...new Set(wanted)]
    .map((tag, i) => (i === 0 ? tag : `${tag};q=${(1 - i * 0.2).toFixed(1)}`))
    .join(",");
}

export function getLocalFacts(country: Country): LocalFacts {
  const zone = mainZone(country);
  const language = mainLanguage(country);
  const locale = `${language}-${country.code}`;
  const code = countryList[country.code as TCountryCode].currency[0] ?? "USD";
  const offsets = new Set(
    (getZonesOf(country.code)?.timezones ?? []).map((id) => getTimezone(id)?.utcOffset),
  );
  return {
    zone,
    offset: describeOffset(zone),
    offsets: offsets.size,
    currency: { code, name: currencyNames.of(code) ?? code },
    ...describePrice(locale, code),
    locale,
    language: languageNames.of(language) ?? language,
    acceptLanguage: buildAcceptLanguage(language, country),
  };
}

/** The zone of a city, or null where the country has several and none is named after the city. */
export function zoneOfCity(country: Country, city: string): string | null {
  const zones = getZonesOf(country.code, { deprecated: true })?.timezones ?? [];
  const named = zones.find((zone) => zoneCity(zone) === plainLetters(city));
  if (named) return named;
  const offsets = new Set(
    (getZonesOf(country.code)?.timezones ?? []).map((id) => {
      const zone = getTimezone(id);
      return `${zone?.utcOffset} ${zone?.dstOffset}`;
    }),
  );
  return offsets.size <= 1 ? mainZone(country) : null;
}
