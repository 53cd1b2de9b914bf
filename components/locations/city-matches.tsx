"use client";

import { QueryProvider } from "@/components/query/query-provider";
import { useEndpoint } from "@/components/query/use-endpoint";
import { formatCount } from "@/lib/base/format/count";
import type { Locations } from "@/lib/content/endpoints/schemas";
import { foldWords, matchesWords } from "@/lib/features/locations/match-words";
import { toSlug } from "@/lib/features/locations/slugs";

/** A country, as read from its row of the table. */
export type CountryRow = {
  code: string;
  name: string;
  href: string;
  /** Features of the country, as named by the filters. */
  has: readonly string[];
  /** Slugs of its cities that have a page. */
  pages: readonly string[];
};

const maxShown = 6;

type CityMatch = { city: string; country: CountryRow; href: string; ips: number };

// The response may contain a city that had no page at build time: link to its country instead.
function hrefOf(country: CountryRow, city: string): string {
  const slug = toSlug(city);
  return country.pages.includes(slug) ? `${country.href}/${slug}` : country.href;
}

/** Whether a query names a city, alone or with its country. */
function namesCity(asked: readonly string[], city: string, country: CountryRow): boolean {
  const words = foldWords(city);
  return (
    asked.some((word) => matchesWords(words, [word])) &&
    matchesWords([...words, ...foldWords(country.name)], asked)
  );
}

/** Cities that match a query, most IPs first. */
function listMatches(locations: Locations, { rows, query, wanted }: CityMatchesProps): CityMatch[] {
  const asked = foldWords(query);
  const countries = new Map(locations.countries.map((country) => [country.code, country]));
  return rows
    .filter(({ has }) => wanted === "" || has.includes(wanted))
    .flatMap((country) =>
      (countries.get(country.code)?.cities ?? [])
        .filter(({ name }) => namesCity(asked, name, country))
        .map(({ name, ips }) => ({ city: name, country, href: hrefOf(country, name), ips })),
    )
    .sort((a, b) => b.ips - a.ips);
}

export type CityMatchesProps = { rows: readonly CountryRow[]; query: string; wanted: string };

function Matches(props: CityMatchesProps) {
  const { data } = useEndpoint("v2/locations");
  const matches = data ? listMatches(data, props) : [];
  const rest = matches.length - maxShown;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {matches.length > 0 &&
          `${formatCount(matches.length)} ${matches.length === 1 ? "city" : "cities"} found`}
      </p>
      {matches.length > 0 && (
        <section aria-label="Cities found" className="mb-5 border-y border-rule-2 py-3.5">
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            {matches.slice(0, maxShown).map(({ city, country, href, ips }) => (
              <li className="flex flex-wrap justify-between gap-x-3 gap-y-0" key={`${country.code} ${city}`}>
                <a className="link" href={href}>
                  {city}, {country.name}
                </a>
                <span className="text-sm text-fg-2">{formatCount(ips)} residential IPs</span>
              </li>
            ))}
          </ul>
          {rest > 0 && <p className="note mt-2">And {formatCount(rest)} more.</p>}
        </section>
      )}
    </>
  );
}

/** Cities that match a search, from the endpoint `v2/locations`; empty if it fails. */
export function CityMatches(props: CityMatchesProps) {
  return (
    <QueryProvider>
      <Matches {...props} />
    </QueryProvider>
  );
}
