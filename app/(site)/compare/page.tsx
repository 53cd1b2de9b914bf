import type { Metadata } from "next";
import { ComparisonList } from "@/components/compare/comparison-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getComparisonsPage } from "@/lib/features/compare/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getComparisonsPage()).entry);
}

export default async function Compare() {
  return <ComparisonList content={(await getComparisonsPage()).content} />;
}
