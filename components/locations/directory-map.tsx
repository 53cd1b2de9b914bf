import { mapPosition, WorldMap } from "@/components/charts/world-map";
import worldMapCss from "@/components/charts/world-map.module.css";
import { ScrollArea } from "@/components/ui/scroll-area";
import { formatLongCount, formatShortCount } from "@/lib/base/format/count";
import { countryName, ipsIn, listCountriesByIps } from "@/lib/content/endpoints/counts";
import type { Locations } from "@/lib/content/endpoints/schemas";
import { continentCodes } from "@/lib/content/endpoints/schemas";
import { type Continent, continents } from "@/lib/features/locations/names";

/** Position of each continent's label, where it covers no important dots. */
const continentLabels: Record<Continent, { lon: number; lat: number }> = {
  AF: { lon: -12, lat: -14 },
  AS: { lon: 164, lat: 50 },
  EU: { lon: -33, lat: 57 },
  NA: { lon: -143, lat: 36 },
  OC: { lon: 139, lat: -46 },
  SA: { lon: -106, lat: -18 },
};

/** The world map with a label per continent that links to its part of the table. */
export function DirectoryMap({ locations }: { locations: Locations }) {
  const countries = listCountriesByIps(locations, "RP").map(({ code, numeric, ips, cities }) => ({
    ...{ code, numeric, cities },
    name: countryName(code),
    count: ips.RP ?? 0,
  }));
  const [first, second] = countries;
  const description = `World map of residential IPs, with larger dots where there are more. ${first?.name} has the most, ${formatLongCount(first?.count ?? 0)}, then ${second?.name}. The table below lists every country.`;
  return (
    <ScrollArea
      label="Map of residential IPs"
      className={`${worldMapCss.mapGlass} mx-auto max-w-420 overflow-x-auto px-[clamp(20px,2.5vw,40px)]`}
    >
      <div className="relative w-full max-md:w-260">
        <WorldMap countries={countries} description={description} names={false} />
        <ul>
          {continentCodes.map((code) => {
            const own = locations.countries.filter(({ continent }) => continent === code);
            const total = own.reduce((sum, country) => sum + ipsIn(country, "RP"), 0);
            return (
              <li
                className="absolute -translate-1/2"
                key={code}
                style={mapPosition(continentLabels[code].lon, continentLabels[code].lat)}
              >
                <a
                  className="block border border-rule-2 bg-ground px-3 pt-1.75 pb-2 text-xs leading-[1.35] whitespace-nowrap hover:border-fg"
                  href={`#${continents[code].slug}`}
                >
                  <b className="block text-sm font-[560]">{continents[code].name}</b>
                  <span className="text-fg-2">
                    {own.length} countries, {formatShortCount(total)}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </ScrollArea>
  );
}
