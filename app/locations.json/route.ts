import { env } from "@/lib/base/env/server";
import { getLocations } from "@/lib/content/endpoints/read";
import { buildLocationsJson } from "@/lib/features/locations/downloads";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return Response.json(buildLocationsJson(await getLocations(), env.SITE_URL));
}
