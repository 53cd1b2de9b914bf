import { OpenModalLink } from "@/components/actions/open-modal-link";
import { mapPosition, WorldMap } from "@/components/charts/world-map";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { PageHead } from "@/components/sections/page-head";
import { buttonClasses } from "@/components/ui/button";
import { PillChoice } from "@/components/ui/pill";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import {
  carrierTargetingCountries,
  cityTargetingCountries,
  ipsIn,
  totalIps,
} from "@/lib/content/endpoints/counts";
import {
  continentCodes,
  type IpPool,
  ipPools,
  type Locations,
  type NetworkFigures,
} from "@/lib/content/endpoints/schemas";
import { type Continent, continents } from "@/lib/features/locations/names";
import { CountryFinder } from "./country-finder";
import { DirectoryTable } from "./directory-table";
import css from "./directory-view.module.css";
import { LocationCallToAction } from "./location-call-to-action";

/** Position of each continent's label, where it covers no important dots: its middle, for Europe that of its right edge. */
const continentLabels: Record<Continent, { lon: number; lat: number }> = {
  AF: { lon: -12, lat: -14 },
  AS: { lon: 166, lat: 46 },
  EU: { lon: -11.5, lat: 44 },
  NA: { lon: -139.5, lat: 19 },
  OC: { lon: 120, lat: -44.5 },
  SA: { lon: -112, lat: -6 },
};

/** The choice of the product whose IPs the map shows. CSS applies it, so it works without JavaScript. */
function ProductChoice() {
  return (
    <fieldset className="wrap mb-6 flex flex-wrap gap-2">
      <legend className="mb-2 text-fg-2 text-sm">Show on the map</legend>
      {ipPools.map((pool) => (
        <PillChoice defaultChecked={pool === "RP"} key={pool} name="map-product" type="radio" value={pool}>
          {products[pool].shortName}
        </PillChoice>
      ))}
    </fieldset>
  );
}

/** A continent's IPs of a product: "14.1M IPs". */
function describeTotal(locations: Locations, pool: IpPool, code: Continent): string {
  const total = locations.countries
    .filter(({ continent }) => continent === code)
    .reduce((sum, country) => sum + ipsIn(country, pool), 0);
  return total === 0 ? "none" : `${formatShortCount(total)} IPs`;
}

/** The world map of a product's IPs, with a label per continent that links to its part of the table. */
function DirectoryMap({ locations }: { locations: Locations }) {
  return (
    <div className={css.map}>
      <ProductChoice />
      <WorldMap
        label="Map of proxy IPs"
        description="World map with larger dots where the chosen product has more IPs. The table below lists every country."
        pools={ipPools}
      >
        <ul>
          {continentCodes.map((code) => (
            <li
              className={`absolute -translate-y-1/2 ${code === "EU" ? "-translate-x-full" : "-translate-x-1/2"}`}
              key={code}
              style={mapPosition(continentLabels[code].lon, continentLabels[code].lat)}
            >
              <a
                className="block border border-rule-2 bg-ground px-3 pt-1.75 pb-2 text-xs leading-[1.35] whitespace-nowrap sm:max-md:px-1.5 sm:max-md:py-0.5 sm:max-md:text-[11px] hover:border-fg"
                href={`#${continents[code].slug}`}
              >
                <b className="block text-sm font-[560] sm:max-md:text-xs">{continents[code].name}</b>
                {ipPools.map((pool) => (
                  <span className="text-fg-2" data-pool={pool} key={pool}>
                    {describeTotal(locations, pool, code)}
                  </span>
                ))}
              </a>
            </li>
          ))}
        </ul>
      </WorldMap>
    </div>
  );
}

const filters = [
  ...ipPools
    .filter((pool) => pool !== "RP")
    .map((pool) => ({
      value: pool,
      label: uncapitalize(products[pool].name),
    })),
  { value: "cities", label: "city targeting" },
  { value: "carriers", label: "carrier targeting" },
];

function DirectoryHero({ locations }: { locations: Locations }) {
  const count = formatCount(locations.countries.length);
  return (
    <div className="wrap pt-5 pb-9">
      <PageHead
        heading={`Proxy locations in ${count} countries`}
        lead={
          <>
            {formatLongCount(totalIps(locations, "RP"))} residential IPs. City targeting in{" "}
            {formatCount(cityTargetingCountries(locations).length)} countries, carrier targeting in{" "}
            {formatCount(carrierTargetingCountries(locations).length)}.
          </>
        }
        trail={[{ label: "Locations" }]}
      >
        <p className="note mt-3">
          Counts as of {formatDate(locations.asOf)}. Countries and territories: a territory with its own ISO
          code, such as Hong Kong, is counted as a country.
        </p>
      </PageHead>
    </div>
  );
}

const jqSample = (siteUrl: string) => `curl --fail --silent \\
  ${siteUrl}${routes.locationsJson()} |
  jq -r '.countries[] | select(.ips.isp > 1000)
    | [.name, .ips.isp] | @tsv'`;

function Downloads({ locations, siteUrl }: { locations: Locations; siteUrl: string }) {
  return (
    <section className="on-paper-2 section">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="heading-2">Download the location data</h2>
          <p className="mt-4 max-w-[52ch] text-fg-2">
            The CSV has one line per country. The JSON also has cities with coordinates and carriers with
            ASNs. Its field names do not change. Both files hold the counts shown on this page.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a className={buttonClasses({ color: "PrimaryAlt" })} download href={routes.locationsCsv()}>
              Download CSV
            </a>
            <a className={buttonClasses({ variant: "Outline" })} href={routes.locationsJson()}>
              Open JSON
            </a>
          </div>
          <div className={`code-panel ${codePanelCss.codePanel} on-deep mt-8`}>
            <CodeText
              code={jqSample(siteUrl)}
              label="Countries with more than 1,000 ISP proxy IPs, from the JSON file"
              language="curl"
            />
          </div>
        </div>
        <div>
          <h2 className="heading-3">How we count</h2>
          <p className="mt-3 text-fg-2">{locations.method}</p>
          <p className="mt-3 text-fg-2">
            City counts are part of the residential count. IPs outside the listed cities count for the country
            only.
          </p>
          <h2 className="heading-3 mt-8">Sources</h2>
          <p className="mt-3 text-fg-2">
            <a className="link" href={locations.attribution.url}>
              {locations.attribution.text}
            </a>
            . Country outlines: Natural Earth. {locations.note}
          </p>
          <h2 className="heading-3 mt-8">Why some countries are missing</h2>
          <p className="mt-3 text-fg-2">
            Where sanctions or law forbid it, we neither source nor sell IPs, so those countries are missing
            on purpose.
          </p>
        </div>
      </div>
    </section>
  );
}

export function DirectoryView({
  locations,
  network,
  siteUrl,
}: {
  locations: Locations;
  network: NetworkFigures;
  siteUrl: string;
}) {
  return (
    <>
      <section className="on-deep overflow-hidden pb-16">
        <DirectoryHero locations={locations} />
        <DirectoryMap locations={locations} />
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Proxies by country</h2>
          <p className="mt-3 mb-8 text-fg-2">
            Grouped by continent. Countries with the most residential IPs come first.{" "}
            <span className="sm:hidden">For another product’s counts, choose it under “Available.”</span>
          </p>
          <CountryFinder
            filters={filters}
            emptyMessage={
              <p>
                No country matches. Try another spelling, or{" "}
                <OpenModalLink className="link">ask sales</OpenModalLink> about a place.
              </p>
            }
            total={locations.countries.length}
          >
            <DirectoryTable countries={locations.countries} />
          </CountryFinder>
        </div>
      </section>
      <Downloads locations={locations} siteUrl={siteUrl} />
      <LocationCallToAction
        heading="Try every location free"
        lead={`${formatCount(network.trial.days)} days and ${formatCount(network.trial.gb)} GB across the whole network. No card.`}
      />
    </>
  );
}
