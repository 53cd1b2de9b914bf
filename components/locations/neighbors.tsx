import type { CSSProperties } from "react";
import { formatCount, formatSmallNumber } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import type { Country } from "@/lib/content/endpoints/schemas";
import type { CountryReport } from "@/lib/features/locations/country-report";
import { formatKm } from "@/lib/features/locations/distance";
import { nameInSentence } from "@/lib/features/locations/names";
import { describeNeighbors } from "@/lib/features/locations/sentences";
import { countrySlug } from "@/lib/features/locations/slugs";

type RowStyle = CSSProperties & { "--share": string };

/** A row of the comparison: a bar in proportion to the count; the country itself is highlighted. */
function Row({ country, own, most, km }: { country: Country; own: Country; most: number; km?: number }) {
  const ips = ipsIn(country, "RP");
  const style: RowStyle = { "--share": (ips / most).toFixed(3) };
  return (
    <li
      className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)_6rem] items-center gap-x-4 border-b border-rule py-2.75 text-sm max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-1.5"
      style={style}
    >
      <span>
        {country === own ? (
          <b>{countryName(country.code)}</b>
        ) : (
          <a className="link" href={routes.location(countrySlug(country.code))}>
            {countryName(country.code)}
          </a>
        )}
        {km !== undefined && <small className="block text-xs text-fg-3">{formatKm(km)}</small>}
      </span>
      <i
        className={`h-2.5 w-[calc(var(--share)_*_100%)] min-w-0.5 max-sm:col-span-full max-sm:row-2 ${country === own ? "bg-tint-300" : "bg-tint-500"}`}
        aria-hidden="true"
      />
      <span className="figure text-right text-xs">{formatCount(ips)}</span>
    </li>
  );
}

/** Compares the country with its served neighbors or, if there are none, with the nearest countries. */
export function Neighbors({ report }: { report: CountryReport }) {
  const { country, neighbors, nearest } = report;
  const distances = new Map(neighbors.length > 0 ? [] : nearest.map((near) => [near.country, near.km]));
  const around = neighbors.length > 0 ? neighbors : nearest.map((near) => near.country);
  const rows = [...around, country].sort((a, b) => ipsIn(b, "RP") - ipsIn(a, "RP"));
  const most = Math.max(...rows.map((row) => ipsIn(row, "RP")));
  return (
    <section className="section on-deep">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">
            {neighbors.length > 0 ? "IPs in neighboring countries" : "IPs in the nearest countries"}
          </h2>
          <p className="lead mt-5">{describeNeighbors(report)}</p>
          <p className="note mt-5">
            {neighbors.length > 0
              ? `Residential IPs in ${nameInSentence(country.code)} and the bordering countries that we serve.`
              : `Residential IPs in ${nameInSentence(country.code)} and in the ${formatSmallNumber(nearest.length)} nearest countries that we serve. Distances are measured between the centers of the listed cities, or of the land where no city is listed.`}
          </p>
        </div>
        <ol className="md:col-span-7">
          {rows.map((row) => (
            <Row country={row} key={row.code} km={distances.get(row)} most={most} own={country} />
          ))}
        </ol>
      </div>
    </section>
  );
}
