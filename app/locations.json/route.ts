import { env } from "@/lib/base/env/server";
import { getLocations } from "@/lib/content/endpoints/read";
import { buildLocationsFile } from "@/lib/features/locations/downloads";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return Response.json(buildLocationsFile(await getLocations(), env.SITE_URL));
}
