import { CountryLegend, CountryMap } from "@/components/charts/country-map";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { buildCountryDots, type CountryMapData } from "@/lib/base/drawing/country-map";
import { formatCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import type { Country } from "@/lib/content/endpoints/schemas";
import type { CountryReport } from "@/lib/features/locations/country-report";
import { continents, nameInSentence } from "@/lib/features/locations/names";
import { describePool } from "@/lib/features/locations/sentences";

function describeMap(country: Country): string {
  const start = `Dot map of ${nameInSentence(country.code)}.`;
  const [first, second] = country.cities;
  if (!first) return `${start} All dots are the same size: only the country’s total is known.`;
  const most = second ? `${first.name} and ${second.name} have the most` : `${first.name} has the most`;
  return `${start} Dots are larger where there are more residential IPs; ${most}. The table of cities below lists the counts.`;
}

function MapFigure({ map, country }: { map: CountryMapData; country: Country }) {
  const dots = buildCountryDots(map, { ips: ipsIn(country, "RP"), cities: country.cities });
  return (
    <figure className="mx-auto w-full max-w-195 self-center">
      <CountryMap cities={country.cities} description={describeMap(country)} dots={dots} map={map} />
      <figcaption className="@container mt-3">
        {dots.thresholds.length > 0 ? (
          <CountryLegend dots={dots} map={map} />
        ) : (
          <p className="note">
            All dots are the same size: in this country, IPs are counted per country, not per city.
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** "Counted at 06:00 UTC" of "Counted at 06:00 UTC. An IP counts if …", so that a date can follow. */
const firstSentence = (text: string) => text.replace(/\..*/s, "");

export function CountryHero({ report, map }: { report: CountryReport; map: CountryMapData | null }) {
  const { country, locations } = report;
  const continent = continents[country.continent];
  return (
    <section className="on-deep overflow-hidden">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 pt-5 pb-14 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:pb-18">
        <div>
          <PageBreadcrumbs
            items={[
              { label: "Locations", href: routes.locations() },
              { label: continent.name, href: routes.locations(continent.slug) },
              { label: countryName(country.code) },
            ]}
          />
          <h1 className="heading-1 mt-10 md:mt-14">Proxies in {nameInSentence(country.code)}</h1>
          <p className="mt-8 text-sm text-fg-2">
            <b className="mr-1.5 font-display text-figure leading-none font-[560] text-accent">
              {formatCount(ipsIn(country, "RP"))}
            </b>{" "}
            residential IPs
          </p>
          <p className="lead mt-3">{describePool(report)}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <TrialOrSales product="RP" />
          </div>
          <p className="note mt-6">
            {firstSentence(locations.method)} on {formatDate(locations.asOf)}.
          </p>
        </div>
        {map && <MapFigure country={country} map={map} />}
      </div>
    </section>
  );
}
