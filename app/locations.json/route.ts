import { env } from "@/lib/env/server";
import { buildLocationsFile } from "@/lib/locations/downloads";
import { getLocations } from "@/lib/shared-api/read";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return Response.json(buildLocationsFile(await getLocations(), env.SITE_URL));
}
