import { CalculatorPage } from "@/components/pricing/calculator-page";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildCalculatorPageEntry } from "@/lib/features/pricing/pages";

export async function generateMetadata() {
  const { pricing } = await getFigures();
  return buildPageMetadata(buildCalculatorPageEntry(pricing));
}

export default async function Page() {
  return <CalculatorPage facts={await getFigures()} />;
}
