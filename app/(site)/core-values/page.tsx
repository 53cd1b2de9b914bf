import type { Metadata } from "next";
import { CoreValuesPage } from "@/components/company/core-values-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getCoreValuesPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCoreValuesPage()).entry);
}

export default async function CoreValues() {
  return <CoreValuesPage content={(await getCoreValuesPage()).content} />;
}
