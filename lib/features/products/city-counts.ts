import { formatCount } from "@/lib/base/format/count";
import type { Locations } from "@/lib/content/endpoints/schemas";

/** For each city of a country its name, then its number of IPs; empty texts for a city that the table does not have. */
export function listCityCounts({ countries }: Locations, code: string, names: readonly string[]): string[] {
  const cities = countries.find((country) => country.code === code)?.cities ?? [];
  return names.flatMap((name) => {
    const city = cities.find((candidate) => candidate.name === name);
    return city ? [name, `${formatCount(city.ips)} IPs`] : ["", ""];
  });
}
