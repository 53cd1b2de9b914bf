import { countries as countryList, type TCountryCode } from "countries-list";
import { Fragment } from "react";
import scrollCss from "@/components/ui/scroll-area.module.css";
import { formatCount, formatShortCount } from "@/lib/base/format/count";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import { type Country, continentCodes, type IpPool, ipPools } from "@/lib/content/endpoints/schemas";
import { hasOwnPage } from "@/lib/features/locations/country-report";
import { foldWords } from "@/lib/features/locations/match-words";
import { type Continent, continents } from "@/lib/features/locations/names";
import { countrySlug, toSlug } from "@/lib/features/locations/slugs";
import css from "./directory-table.module.css";

/** What phones show: the country and one count. */
const phoneColumns = 2;

/** Countries of a continent that are listed at first; the style sheet counts with it. */
const listedAtFirst = 8;

const poolWidths: Record<IpPool, string> = {
  RP: "w-22 md:w-23",
  MP: "w-19",
  ISP: "w-17",
  DCP: "w-20.5 md:w-22.5",
  SDCP: "w-20.5 md:w-28.5",
  RTC: "w-20.5 md:w-30.5",
};

/** Search words of a row: English and local name, code, slug, cities. */
function joinSearchWords({ code, cities }: Country): string {
  const { native } = countryList[code as TCountryCode];
  const names = [countryName(code), native, code, countrySlug(code), ...cities.map(({ name }) => name)];
  return [...new Set(names.flatMap(foldWords))].join(" ");
}

/** The slugs of cities that have a page. */
const joinCitySlugs = ({ cities }: Country) =>
  cities
    .filter(hasOwnPage)
    .map(({ name }) => toSlug(name))
    .join(" ");

/** Values of the filter "Available" in `directory-view.tsx`. */
function joinFeatures(country: Country): string {
  const pools = ipPools.filter((pool) => ipsIn(country, pool) > 0);
  return [
    ...pools,
    ...(country.cities.length > 0 ? ["cities"] : []),
    ...(country.carriers.length > 0 ? ["carriers"] : []),
  ].join(" ");
}

function Count({ value }: { value: number }) {
  return value > 0 ? formatCount(value) : <span className="sr-only">none</span>;
}

function CountryRow({ country }: { country: Country }) {
  return (
    <tr
      data-code={country.code}
      data-has={joinFeatures(country)}
      data-pages={joinCitySlugs(country) || undefined}
      data-words={joinSearchWords(country)}
    >
      <th scope="row">
        <a
          className="font-medium text-accent underline-offset-4 hover:underline"
          href={routes.location(countrySlug(country.code))}
        >
          {countryName(country.code)}
        </a>
      </th>
      {ipPools.map((pool) => (
        <td key={pool}>
          <Count value={ipsIn(country, pool)} />
        </td>
      ))}
      <td>
        <Count value={country.cities.length} />
      </td>
      <td>
        <Count value={country.carriers.length} />
      </td>
    </tr>
  );
}

/** The columns that phones do not show. */
const RestOfRow = () => <td colSpan={ipPools.length + 3 - phoneColumns} />;

/** Opens the rows below it. CSS does it, so it works without JavaScript. */
function MoreRow({ name, count }: { name: string; count: number }) {
  return (
    <tr className={css.moreRow}>
      <td colSpan={phoneColumns}>
        <details>
          <summary className="flex min-h-11 items-center font-medium text-accent max-sm:justify-between">
            All {count} countries<span className="sr-only"> in {name}</span>
          </summary>
        </details>
      </td>
      <RestOfRow />
    </tr>
  );
}

const residentialIpsIn = (countries: readonly Country[]) =>
  countries.reduce((sum, country) => sum + ipsIn(country, "RP"), 0);

function ContinentRows({ continent, countries }: { continent: Continent; countries: readonly Country[] }) {
  const { name, slug } = continents[continent];
  return (
    <tbody className="scroll-mt-32" id={slug}>
      <tr className={css.continentRow}>
        <th colSpan={phoneColumns} scope="rowgroup">
          {name}{" "}
          <span>
            {countries.length} countries, {formatShortCount(residentialIpsIn(countries))} residential IPs
          </span>
        </th>
        <RestOfRow />
      </tr>
      {countries.map((country, i) => (
        <Fragment key={country.code}>
          {i === listedAtFirst && <MoreRow count={countries.length} name={name} />}
          <CountryRow country={country} />
        </Fragment>
      ))}
    </tbody>
  );
}

export function DirectoryTable({ countries }: { countries: readonly Country[] }) {
  const byResidentialIps = countries.toSorted((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP"));
  const groups = continentCodes.map((continent) => ({
    continent,
    countries: byResidentialIps.filter((country) => country.continent === continent),
  }));
  groups.sort((a, b) => residentialIpsIn(b.countries) - residentialIpsIn(a.countries));
  return (
    <div className={`${css.directoryScroll} ${scrollCss.fade} max-md:relative max-md:overflow-x-auto`}>
      <table
        className={`${css.directory} w-full table-fixed sm:min-w-176 md:min-w-203 border-separate border-spacing-0 text-sm`}
      >
        <caption className="sr-only">IPs, cities and carriers by country</caption>
        {/* Fixed, so that columns do not move when the search hides rows. */}
        <colgroup>
          <col className="md:w-47" />
          {ipPools.map((pool) => (
            <col className={poolWidths[pool]} key={pool} />
          ))}
          <col className="w-13 md:w-14" />
          <col className="w-16 md:w-17.5" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Country</th>
            {ipPools.map((pool) => (
              <th key={pool} scope="col">
                {products[pool].shortName}
              </th>
            ))}
            <th scope="col">Cities</th>
            <th scope="col">Carriers</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <ContinentRows key={group.continent} {...group} />
        ))}
      </table>
    </div>
  );
}
