import type { Metadata } from "next";
import { CalculatorPage } from "@/components/pricing/calculator-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getPricingFacts } from "@/lib/features/pricing/facts";
import { buildCalculatorPage } from "@/lib/features/pricing/pages";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { pricing } = await getPricingFacts();
  return buildPageMetadata(buildCalculatorPage(pricing));
}

export default async function Page() {
  return <CalculatorPage facts={await getPricingFacts()} />;
}
