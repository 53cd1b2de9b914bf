import { PricingPage } from "@/components/pricing/pricing-page";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildPricingPageEntry } from "@/lib/features/pricing/pages";

export async function generateMetadata() {
  const { pricing } = await getFigures();
  return buildPageMetadata(buildPricingPageEntry(pricing));
}

export default async function Page() {
  return <PricingPage facts={await getFigures()} />;
}
