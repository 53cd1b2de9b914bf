/**
 * What a visitor from a country brings along: clock, currency, language, the way prices are written. Zones and
 * currencies come from `countries-and-timezones` and `countries-list`, formats and main languages from CLDR.
 */

import { getTimezone, getCountry as getZonesOf } from "countries-and-timezones";
import { countries as countryList, type TCountryCode } from "countries-list";
import type { Country } from "@/lib/content/endpoints/schemas";

export type LocalFacts = {
  /** IANA zone in which most of the country's addresses stand, such as "Europe/Berlin". */
  zone: string;
  /** "UTC+1", or "UTC+1, UTC+2 in summer". */
  offset: string;
  /** Different offsets from UTC in use in the country at one time. */
  offsets: number;
  currency: { code: string; name: string };
  /** 12,499.50 of the currency, written as there. */
  price: string;
  /** Marks within a price, in words; null where there is none. */
  marks: { decimal: string | null; group: string | null };
  /** Locale of the main language, such as "de-DE". */
  locale: string;
  language: string;
  /** Value of an Accept-Language header. */
  acceptLanguage: string;
};

const plainLetters = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();

/** Zones of capitals and largest cities that the zone database spells otherwise. */
const spelledOtherwise: Partial<Record<string, string>> = {
  FM: "Pacific/Pohnpei",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  PF: "Pacific/Tahiti",
  VN: "Asia/Ho_Chi_Minh",
};

/** The zone that is named after the largest city, else after the capital, else the first one. */
function mainZone(country: Country): string {
  const zones = getZonesOf(country.code, { deprecated: true })?.timezones ?? [];
  const { capital } = countryList[country.code as TCountryCode];
  const names = [...country.cities.map(({ name }) => name), capital].map(plainLetters);
  const named = names.flatMap((name) => zones.find((zone) => name === zoneCity(zone)) ?? []);
  const current = getZonesOf(country.code)?.timezones;
  return spelledOtherwise[country.code] ?? named[0] ?? current?.[0] ?? "Etc/UTC";
}

const zoneCity = (zone: string) => plainLetters(zone.split("/").at(-1) ?? "");

/** "+05:30" is "UTC+5:30". */
function formatOffset(offset: string): string {
  const [, sign = "+", hours = "0", minutes = "00"] = /^([+-])0?(\d+):(\d+)$/.exec(offset) ?? [];
  if (hours === "0" && minutes === "00") return "UTC";
  return `UTC${sign === "-" ? "−" : "+"}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
}

/** How a zone differs from UTC: "UTC+1, UTC+2 for part of the year". */
export function describeOffset(zone: string): string {
  const { utcOffset, utcOffsetStr, dstOffset, dstOffsetStr } = getTimezone(zone) ?? {};
  if (utcOffsetStr === undefined || dstOffsetStr === undefined) return "UTC";
  const standard = formatOffset(utcOffsetStr);
  if (utcOffset === dstOffset) return standard;
  // Not "in summer": that is another half of the year in the south.
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

/** Written out in prices: large enough to show how thousands are set apart everywhere. */
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

/**
 * The official language that pages are written in: the first of the list, but English where CLDR says that it
 * is what most people read (Ireland, South Africa).
 */
function mainLanguage(country: Country): string {
  const likely = new Intl.Locale(`und-${country.code}`).maximize().language;
  return likely === "en" ? likely : (countryList[country.code as TCountryCode].languages[0] ?? likely);
}

/** The language and those beside it, most important first, as a browser there would ask for pages. */
function buildAcceptLanguage(main: string, country: Country): string {
  const spoken = countryList[country.code as TCountryCode].languages.filter((language) => language !== main);
  const wanted = [`${main}-${country.code}`, main, ...spoken.slice(0, 1), ...(main === "en" ? [] : ["en"])];
  return [...new Set(wanted)]
    .map((tag, i) => (i === 0 ? tag : `${tag};q=${(1 - i * 0.2).toFixed(1)}`))
    .join(",");
}

/** Everything local about a country of the table. */
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

/**
 * The zone of a city, or null where the country has several and none is named after the city: no package
 * here knows which one holds.
 */
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
