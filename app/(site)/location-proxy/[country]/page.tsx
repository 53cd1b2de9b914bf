import { notFound } from "next/navigation";
import { CountryView } from "@/components/locations/country-view";
import { getLocations, getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildCountryPageEntry, getCountry, listCountryParams } from "@/lib/features/locations/pages";

type Props = PageProps<"/location-proxy/[country]">;

export async function generateStaticParams() {
  return listCountryParams();
}

export async function generateMetadata({ params }: Props) {
  const country = await getCountry((await params).country);
  return country ? buildPageMetadata(buildCountryPageEntry(await getLocations(), country)) : {};
}

export default async function Page({ params }: Props) {
  const country = await getCountry((await params).country);
  if (!country) notFound();
  const [locations, pricing, network] = await Promise.all([
    getLocations(),
    getPricingOrNull(),
    getNetworkFigures(),
  ]);
  return <CountryView country={country} locations={locations} network={network} pricing={pricing} />;
}
