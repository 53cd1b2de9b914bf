import { env } from "@/lib/base/env/server";
import { getLocations } from "@/lib/content/endpoints/read";
import { buildLocationsCsv } from "@/lib/features/locations/downloads";

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
