import "server-only";
import { formatPlace, formatUsername } from "@/lib/base/gateway";
import type { Country } from "@/lib/content/endpoints/schemas";
import { buildSamples, type CodeSample } from "@/lib/features/samples";

export function buildUsername(code: string, city?: string): string {
  return formatUsername("RP", { country: code.toLowerCase(), ...(city && { city: formatPlace(city) }) });
}

/** The same request in every sample language, with the Accept-Language header of a local browser. */
export function buildLocationSamples(code: string, acceptLanguage: string, city?: string): CodeSample[] {
  return buildSamples({ kind: "location", username: buildUsername(code, city), acceptLanguage });
}

/** From a documentation range (RFC 5737). */
const sampleIp = "198.51.100.24";

/** The IP check's response for the place, as JSON. */
export function buildLocationResponse(
  country: Country,
  city: string | null = country.cities[0]?.name ?? null,
): string {
  const carrier = country.carriers.find(({ product }) => product === "RP");
  return JSON.stringify(
    {
      ip: sampleIp,
      country: country.code,
      city,
      asn: carrier?.asn ?? 65_534,
      carrier: carrier?.name ?? "Sample Carrier",
    },
    null,
    2,
  );
}
