import type { Metadata } from "next";
import { DirectoryView } from "@/components/locations/directory-view";
import { publicEnv } from "@/lib/env/public";
import { buildDirectoryPage } from "@/lib/locations/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getLocations, getNetworkFigures } from "@/lib/shared-api/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata(buildDirectoryPage(await getLocations()));
}

export default async function LocationsPage() {
  const [locations, network] = await Promise.all([getLocations(), getNetworkFigures()]);
  return <DirectoryView locations={locations} network={network} siteUrl={publicEnv.SITE_URL} />;
}
