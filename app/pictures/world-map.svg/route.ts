import { buildMapDotsFile } from "@/lib/drawing/map-dots";
import { listMappedCountries } from "@/lib/shared-api/counts";
import { getLocations } from "@/lib/shared-api/read";

export const dynamic = "force-static";
export const revalidate = 3600;

/** The dots of the world map, drawn from the counts of the locations endpoint. */
export async function GET() {
  const file = buildMapDotsFile(listMappedCountries(await getLocations()));
  return new Response(file, { headers: { "content-type": "image/svg+xml" } });
}
