import type { Metadata } from "next";
import { CoreValuesPage } from "@/components/company/core-values-page";
import { getCoreValuesPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCoreValuesPage()).entry);
}

export default async function CoreValues() {
  return <CoreValuesPage content={(await getCoreValuesPage()).content} />;
}
