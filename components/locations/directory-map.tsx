import { mapPosition, WorldMap } from "@/components/charts/world-map";
import { PillChoice } from "@/components/ui/pill";
import { formatShortCount } from "@/lib/base/format/count";
import { products } from "@/lib/base/products";
import { ipsIn } from "@/lib/content/endpoints/counts";
import { continentCodes, type IpPool, ipPools, type Locations } from "@/lib/content/endpoints/schemas";
import { type Continent, continents } from "@/lib/features/locations/names";
import css from "./directory-map.module.css";

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
export function DirectoryMap({ locations }: { locations: Locations }) {
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
