import { notFound } from "next/navigation";
import { CityView } from "@/components/locations/city-view";
import { getLocations, getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildCityPageEntry, getCity, listCityParams } from "@/lib/features/locations/pages";

type Props = PageProps<"/location-proxy/[country]/[city]">;

export async function generateStaticParams() {
  return listCityParams();
}

export async function generateMetadata({ params }: Props) {
  const { country, city } = await params;
  const place = await getCity(country, city);
  return place ? buildPageMetadata(buildCityPageEntry(await getLocations(), place.country, place.city)) : {};
}

export default async function Page({ params }: Props) {
  const { country, city } = await params;
  const [place, locations, network] = await Promise.all([
    getCity(country, city),
    getLocations(),
    getNetworkFigures(),
  ]);
  if (!place) notFound();
  return <CityView {...place} locations={locations} network={network} />;
}
