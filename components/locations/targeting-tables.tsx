import { formatCount, formatPercentInColumn } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { ipsIn } from "@/lib/content/endpoints/counts";
import type { City, Country } from "@/lib/content/endpoints/schemas";
import { buildUsername } from "@/lib/features/locations/code-samples";
import {
  type CarrierShare,
  type CountryReport,
  hasOwnPage,
  listCarriers,
} from "@/lib/features/locations/country-report";
import { describeCarriers, describeCities } from "@/lib/features/locations/sentences";
import { countrySlug, toSlug } from "@/lib/features/locations/slugs";
import { Username } from "./location-code";
import css from "./targeting-tables.module.css";

function ShareBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-1.25 bg-rule">
      <i className="block h-full bg-accent-2" style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </span>
  );
}

/** A city's name, with a link if it has a page. */
export function CityName({ city, countryCode }: { city: City; countryCode: string }) {
  if (!hasOwnPage(city)) return city.name;
  return (
    <a className="link" href={routes.location(countrySlug(countryCode), toSlug(city.name))}>
      {city.name}
    </a>
  );
}

/** Rows shown before a long list is collapsed; all rows are in the HTML. */
const rowsShown = 10;

function CityRows({ country, from, to }: { country: Country; from: number; to?: number }) {
  const whole = ipsIn(country, "RP");
  const largest = country.cities[0]?.ips ?? whole;
  return country.cities.slice(from, to).map((city) => (
    <tr key={city.name}>
      <th scope="row">
        <CityName city={city} countryCode={country.code} />
      </th>
      <td className="w-[34%] max-sm:w-[20%]">
        <ShareBar share={city.ips / largest} />
      </td>
      <td>{formatPercentInColumn(city.ips / whole)}</td>
      <td>{formatCount(city.ips)}</td>
    </tr>
  ));
}

function CityTable({ country }: { country: Country }) {
  const head = (
    <thead>
      <tr>
        <th scope="col">City</th>
        <td />
        <th scope="col">Share</th>
        <th scope="col">IPs</th>
      </tr>
    </thead>
  );
  const rest = country.cities.length - rowsShown;
  return (
    <>
      <table className={css.targetTable}>
        <caption className="sr-only">Cities by residential IPs</caption>
        {head}
        <tbody>
          <CityRows country={country} from={0} to={rest > 2 ? rowsShown : undefined} />
        </tbody>
      </table>
      {rest > 2 && (
        <details>
          <summary className="w-fit py-3 text-sm font-[550] text-accent">{rest} more cities</summary>
          <table className={css.targetTable}>
            <caption className="sr-only">More cities by residential IPs</caption>
            {head}
            <tbody>
              <CityRows country={country} from={rowsShown} />
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

function CarrierTable({ carriers, network }: { carriers: readonly CarrierShare[]; network: string }) {
  return (
    <table className={`${css.targetTable} ${css.carrierTable}`}>
      <caption className="sr-only">{network} carriers</caption>
      <thead>
        <tr>
          <th scope="col">{network} carrier</th>
          <th scope="col">ASN</th>
          <th scope="col">Share</th>
          <th scope="col">IPs</th>
        </tr>
      </thead>
      <tbody>
        {carriers.map(({ name, asn, share, ips }) => (
          <tr key={asn}>
            <th scope="row">{name}</th>
            <td>{asn}</td>
            <td>{formatPercentInColumn(share)}</td>
            <td>{formatCount(ips)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tables of both columns begin on one line, however long the sentences above them are. */
const columnClasses = "lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:content-start lg:gap-y-0";

/** Cities and carriers that can be targeted, or a note that there are none. */
export function TargetingTables({ report }: { report: CountryReport }) {
  const { country, locations } = report;
  const [residential, mobile] = [listCarriers(country, "RP"), listCarriers(country, "MP")];
  return (
    <section className="on-paper-2 section">
      <div className="wrap grid grid-cols-1 gap-x-18 gap-y-14 lg:grid-cols-2">
        <div className={columnClasses}>
          <h2 className="heading-2">Cities</h2>
          <p className="mt-4 mb-6 max-w-[54ch] text-fg-2">{describeCities(report)}</p>
          {country.cities.length > 0 ? (
            <div>
              <CityTable country={country} />
              <p className="note mt-4">
                <a className="underline underline-offset-2" href={locations.attribution.url}>
                  {locations.attribution.text}
                </a>
                .
              </p>
            </div>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-y border-rule-2 py-4 text-sm text-fg-2">
              <Username>{buildUsername(country.code)}</Username>
              <span>is the complete username.</span>
            </p>
          )}
        </div>
        <div className={columnClasses}>
          <h2 className="heading-2">Carriers</h2>
          <p className="mt-4 mb-6 max-w-[54ch] text-fg-2">{describeCarriers(country)}</p>
          <div>
            {residential.length > 0 && <CarrierTable carriers={residential} network="Residential" />}
            {mobile.length > 0 && (
              <div className="mt-8">
                <CarrierTable carriers={mobile} network="Mobile" />
              </div>
            )}
            {country.carriers.length > 0 && <p className="note mt-4">{locations.note}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
