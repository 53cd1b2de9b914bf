import type { Metadata } from "next";
import { CalculatorPage } from "@/components/pricing/calculator-page";
import { getPricingFacts } from "@/lib/pricing/facts";
import { buildCalculatorPage } from "@/lib/pricing/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { pricing } = await getPricingFacts();
  return buildPageMetadata(buildCalculatorPage(pricing));
}

export default async function Page() {
  return <CalculatorPage facts={await getPricingFacts()} />;
}
