import { DirectoryView } from "@/components/locations/directory-view";
import { publicEnv } from "@/lib/base/env/public";
import { getLocations, getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildDirectoryPageEntry } from "@/lib/features/locations/pages";

export async function generateMetadata() {
  return buildPageMetadata(buildDirectoryPageEntry(await getLocations()));
}

export default async function Page() {
  const [locations, network] = await Promise.all([getLocations(), getNetworkFigures()]);
  return <DirectoryView locations={locations} network={network} siteUrl={publicEnv.SITE_URL} />;
}
