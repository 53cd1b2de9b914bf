import type { Metadata } from "next";
import { PricingPage } from "@/components/pricing/pricing-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getPricingFacts } from "@/lib/features/pricing/facts";
import { buildPricingPage } from "@/lib/features/pricing/pages";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { pricing } = await getPricingFacts();
  return buildPageMetadata(buildPricingPage(pricing));
}

export default async function Page() {
  return <PricingPage facts={await getPricingFacts()} />;
}
