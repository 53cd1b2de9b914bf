import type { Metadata } from "next";
import { AffiliatePage } from "@/components/affiliate/affiliate-page";
import { getAffiliatePage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getAffiliatePage()).entry);
}

export default async function AffiliateProgram() {
  return <AffiliatePage content={(await getAffiliatePage()).content} />;
}
