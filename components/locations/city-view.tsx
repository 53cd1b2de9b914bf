import { CountryMap, countryMapWidth, kmPerDegree, kmSteps } from "@/components/charts/country-map";
import type { MapRing } from "@/components/charts/map-labels";
import { TrialOrSales } from "@/components/sections/trial-or-sales";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import {
  buildCountryDots,
  cropDistribution,
  getCityMap,
  getCountryMap,
} from "@/lib/base/drawing/country-map";
import type { Point } from "@/lib/base/drawing/points";
import { projectMap } from "@/lib/base/drawing/projection";
import { formatCount, formatPercent, formatSmallNumber } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { routes } from "@/lib/base/routes";
import { countryName, ipsIn } from "@/lib/content/endpoints/counts";
import type { City, Country, Locations, NetworkFigures } from "@/lib/content/endpoints/schemas";
import { buildUsername } from "@/lib/features/locations/code-samples";
import { listNearestCities, type NearbyCity } from "@/lib/features/locations/country-report";
import { directionTo, formatKm } from "@/lib/features/locations/distance";
import { describeOffset, zoneOfCity } from "@/lib/features/locations/local-facts";
import { continents, nameInSentence } from "@/lib/features/locations/names";
import { describeCity } from "@/lib/features/locations/sentences";
import { countrySlug } from "@/lib/features/locations/slugs";
import { LocalClock } from "./local-clock";
import { LocationCallToAction } from "./location-call-to-action";
import { LocationCodeSamples, Username } from "./location-code";
import { CityName } from "./targeting-tables";
import targetsCss from "./targeting-tables.module.css";

const nearestShown = 6;

/** Minimum distance between two rings, as a share of the map's shorter side; the third ring then spans two thirds of it. */
const minRingStep = 0.11;

type ToPoint = (lon: number, lat: number) => Point;

/** Three rings at round distances from a city. */
function listRings(city: City, toPoint: ToPoint, height: number): MapRing[] {
  const [exactX, exactY] = toPoint(city.lon, city.lat);
  const unitsPerKm = Math.abs(toPoint(city.lon, city.lat + 0.5)[1] - exactY) / (kmPerDegree / 2);
  const step =
    kmSteps.find((km) => km * unitsPerKm > Math.min(countryMapWidth, height) * minRingStep) ?? 1000;
  return [1, 2, 3].map((ring) => ({
    center: [Math.round(exactX), Math.round(exactY)],
    radius: Math.round(ring * step * unitsPerKm),
    text: `${formatCount(ring * step)} km`,
  }));
}

function CityMap({ country, city, near }: { country: Country; city: City; near: readonly NearbyCity[] }) {
  const whole = getCountryMap(country.numeric);
  const map = getCityMap(country.numeric, city.name);
  if (!whole || !map) return null;
  const distribution = cropDistribution(map, whole, { ips: ipsIn(country, "RP"), cities: country.cities });
  const dots = buildCountryDots(map, distribution);
  const labeled = new Set([city, ...near.map((row) => row.city), ...country.cities]);
  const { toPoint, height } = projectMap(map, countryMapWidth);
  return (
    <figure className="mx-auto w-full max-w-195 self-center">
      <CountryMap
        cities={[...labeled]}
        description={`Map of the land around ${city.name} with distance rings and lines to nearby cities. The table below lists the distances.`}
        dots={dots}
        map={map}
        near={near.map((row) => row.city.name)}
        rings={listRings(city, toPoint, height)}
      />
    </figure>
  );
}

/** "52.52° N, 13.41° E". */
function formatCoordinates({ lat, lon }: City): string {
  return `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? "S" : "N"}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? "W" : "E"}`;
}

/** Facts about a city: its IPs, their share in the country, and its position. */
function CityFacts({ country, city }: { country: Country; city: City }) {
  const facts = [
    ["Residential IPs", formatCount(city.ips)],
    [
      `Share of residential IPs in ${nameInSentence(country.code)}`,
      formatPercent(city.ips / ipsIn(country, "RP")),
    ],
    ["Position", formatCoordinates(city)],
  ];
  return (
    <dl className="mt-7 border-t border-fg text-sm">
      {facts.map(([label, value]) => (
        <div className="flex justify-between gap-4 border-b border-rule py-2.25" key={label}>
          <dt className="text-fg-2">{label}</dt>
          <dd className="text-right font-[550] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CityHero({
  country,
  city,
  near,
  locations,
}: {
  country: Country;
  city: City;
  near: readonly NearbyCity[];
  locations: Locations;
}) {
  const continent = continents[country.continent];
  return (
    <section className="overflow-hidden">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 pt-5 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="nav:pb-18">
          <PageBreadcrumbs
            items={[
              { label: "Locations", href: routes.locations() },
              { label: continent.name, href: routes.locations(continent.slug) },
              { label: countryName(country.code), href: routes.location(countrySlug(country.code)) },
              { label: city.name },
            ]}
          />
          <h1 className="heading-1 mt-10 md:mt-14">{city.name} proxies</h1>
          <p className="lead mt-5">{describeCity(country, city)}</p>
          <CityFacts city={city} country={country} />
          <p className="note mt-3">
            Counts as of {formatDate(locations.asOf)}.{" "}
            <a className="underline underline-offset-2" href={locations.attribution.url}>
              {locations.attribution.text}
            </a>
            .
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <TrialOrSales product="RP" />
          </div>
        </div>
        {/* The dark background reaches the edge of the window. */}
        <div className="on-deep -mx-(--gutter) grid px-(--gutter) py-8 nav:-mt-6 nav:mr-[calc(-1*max(var(--gutter),(100vw-var(--content))/2))] nav:ml-0 nav:items-center nav:py-10 nav:pr-[max(40px,(100vw_-_var(--content))/2_-_60px)] nav:pl-10">
          <CityMap city={city} country={country} near={near} />
        </div>
      </div>
    </section>
  );
}

const countryCell = "text-left font-sans max-sm:hidden";

function NearRow({ from, near }: { from: City; near: NearbyCity }) {
  const { city, country, km } = near;
  return (
    <tr>
      <th scope="row">
        <CityName city={city} countryCode={country.code} />
      </th>
      <td className={countryCell}>{countryName(country.code)}</td>
      <td>
        {formatKm(km)} {directionTo(from, city)}
      </td>
      <td>{formatCount(city.ips)}</td>
    </tr>
  );
}

function NearestCities({
  city,
  near,
  country,
}: {
  city: City;
  near: readonly NearbyCity[];
  country: Country;
}) {
  const abroad = near.filter((row) => row.country.code !== country.code).length;
  const lead =
    abroad === 0
      ? `The ${formatSmallNumber(near.length)} nearest cities you can target are all in ${nameInSentence(country.code)}.`
      : abroad === near.length
        ? "The nearest cities you can target are all in other countries."
        : `Of the ${formatSmallNumber(near.length)} nearest cities you can target, ${formatSmallNumber(abroad)} ${abroad === 1 ? "is in another country" : "are in other countries"}.`;
  return (
    <section className="on-paper-2 section">
      <div className="wrap grid grid-cols-1 gap-x-18 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="heading-2">Cities nearest to {city.name}</h2>
          <p className="mt-4 text-fg-2">{lead}</p>
          <p className="mt-4 text-fg-2 text-sm">
            Leave out the city to use any exit in {nameInSentence(country.code)}:{" "}
            <Username>{buildUsername(country.code)}</Username>
          </p>
        </div>
        <div className="md:col-span-8">
          <table className={targetsCss.targetTable}>
            <caption className="sr-only">Cities nearest to {city.name}</caption>
            <thead>
              <tr>
                <th scope="col">City</th>
                <th className={countryCell} scope="col">
                  Country
                </th>
                <th scope="col">Distance</th>
                <th scope="col">IPs</th>
              </tr>
            </thead>
            <tbody>
              {near.map((row) => (
                <NearRow from={city} key={`${row.country.code} ${row.city.name}`} near={row} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function CityClock({ city, zone }: { city: City; zone: string }) {
  return (
    <section className="section">
      <div className="wrap grid items-end gap-x-18 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 className="heading-2">Local time in {city.name}</h2>
          <p className="mt-4 text-fg-2">
            Schedule jobs in the city’s local time, not your server’s. The time zone for a headless browser is{" "}
            <span className="figure">{zone}</span>.
          </p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <LocalClock offset={describeOffset(zone)} zone={zone} />
        </div>
      </div>
    </section>
  );
}

/** A city with enough IPs for its own page: map, nearby cities and sample requests. */
export function CityView({
  country,
  city,
  locations,
  network,
}: {
  country: Country;
  city: City;
  locations: Locations;
  network: NetworkFigures;
}) {
  const near = listNearestCities(locations, { country, city }, nearestShown);
  const zone = zoneOfCity(country, city.name);
  return (
    <div data-tint="RP">
      <CityHero city={city} country={country} locations={locations} near={near} />
      <NearestCities city={city} country={country} near={near} />
      {zone && <CityClock city={city} zone={zone} />}
      <div className={zone ? "" : "pt-[var(--section)]"}>
        <LocationCodeSamples
          heading={`Target ${city.name} in the username`}
          lead="Write the city after the country, in lowercase, with underscores for spaces."
          city={city.name}
          country={country}
          network={network}
        />
      </div>
      <LocationCallToAction
        heading={`Try an IP in ${city.name}`}
        lead={`${formatCount(network.trial.days)} days and ${formatCount(network.trial.gb)} GB free. After that, you pay per GB, the same price in every city.`}
      />
    </div>
  );
}
