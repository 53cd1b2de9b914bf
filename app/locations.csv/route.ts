import { env } from "@/lib/env/server";
import { buildLocationsCsv } from "@/lib/locations/downloads";
import { getLocations } from "@/lib/shared-api/read";

export const dynamic = "force-static";
export const revalidate = 3600;

export async function GET() {
  return new Response(buildLocationsCsv(await getLocations(), env.SITE_URL), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="oxbow-locations.csv"',
    },
  });
}
