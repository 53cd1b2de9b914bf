import type { Metadata } from "next";
import { AffiliatePage } from "@/components/affiliate/affiliate-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getAffiliatePage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getAffiliatePage()).entry);
}

export default async function AffiliateProgram() {
  return <AffiliatePage content={(await getAffiliatePage()).content} />;
}
