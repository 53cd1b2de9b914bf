import "server-only";
import { writePlace, writeUsername } from "@/lib/base/gateway";
import type { Country, Locations } from "@/lib/content/endpoints/schemas";
import { buildSamples, type CodeSample } from "@/lib/features/samples";
import { hasPage } from "./country-report";

export function buildUsername(code: string, city?: string): string {
  return writeUsername("RP", { country: code.toLowerCase(), ...(city && { city: writePlace(city) }) });
}

/** The same request in every sample language, with the Accept-Language header of a local browser. */
export function buildLocationSamples(code: string, acceptLanguage: string, city?: string): CodeSample[] {
  return buildSamples({ kind: "location", username: buildUsername(code, city), language: acceptLanguage });
}

// Documentation ranges (RFC 5737). The third, 203.0.113.0/24, is for samples written by hand.
const ranges = ["198.51.100", "192.0.2"];
const hostsPerRange = 254;

/** An IP that no other location page shows, as long as there are fewer pages than IPs. */
function sampleIpOf({ countries }: Locations, { code }: Country, city: string | null): string {
  const places = countries.flatMap((country) => {
    // A country's page shows its first city.
    const shown = country.cities.filter((one, index) => index === 0 || hasPage(one));
    const names = shown.length === 0 ? [null] : shown.map(({ name }) => name);
    return names.map((name) => ({ code: country.code, name }));
  });
  const index = places.findIndex((place) => place.code === code && place.name === city);
  return `${ranges[Math.floor(index / hostsPerRange) % ranges.length]}.${(index % hostsPerRange) + 1}`;
}

/** The IP check's response for the place, as JSON. */
export function buildLocationResponse(
  locations: Locations,
  country: Country,
  city: string | null = country.cities[0]?.name ?? null,
): string {
  const carrier = country.carriers.find(({ product }) => product === "RP");
  return JSON.stringify(
    {
      ip: sampleIpOf(locations, country, city),
      country: country.code,
      city,
      asn: carrier?.asn ?? 65_534,
      carrier: carrier?.name ?? "Sample Carrier",
    },
    null,
    2,
  );
}
