import type { Metadata } from "next";
import { PricingPage } from "@/components/pricing/pricing-page";
import { getPricingFacts } from "@/lib/pricing/facts";
import { buildPricingPage } from "@/lib/pricing/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { pricing } = await getPricingFacts();
  return buildPageMetadata(buildPricingPage(pricing));
}

export default async function Page() {
  return <PricingPage facts={await getPricingFacts()} />;
}
