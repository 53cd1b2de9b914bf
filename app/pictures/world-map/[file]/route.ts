import { basename } from "node:path/posix";
import { notFound } from "next/navigation";
import { buildMapDotsFile, mapDotsPath } from "@/lib/base/drawing/map-dots";
import { listCountriesForMap } from "@/lib/content/endpoints/counts";
import { getLocations } from "@/lib/content/endpoints/read";
import { ipPools } from "@/lib/content/endpoints/schemas";

export const dynamic = "force-static";
export const dynamicParams = false;
export const revalidate = 3600;

export function generateStaticParams() {
  return ipPools.map((pool) => ({ file: basename(mapDotsPath(pool)) }));
}

/** The dots of a product's world map, drawn from the counts of the locations endpoint. */
export async function GET(_request: Request, { params }: RouteContext<"/pictures/world-map/[file]">) {
  const { file } = await params;
  const pool = ipPools.find((known) => basename(mapDotsPath(known)) === file);
  if (pool === undefined) return notFound();
  const svg = buildMapDotsFile(listCountriesForMap(await getLocations(), pool));
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
}
