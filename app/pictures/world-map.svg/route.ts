import { buildMapDotsFile } from "@/lib/base/drawing/map-dots";
import { listMappedCountries } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";

export const dynamic = "force-static";
export const revalidate = 3600;

/** The dots of the world map, drawn from the counts of the locations endpoint. */
export async function GET() {
  const file = buildMapDotsFile(listMappedCountries(await getLocations()));
  return new Response(file, { headers: { "content-type": "image/svg+xml" } });
}
