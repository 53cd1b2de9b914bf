import type { Metadata } from "next";
import { PartnersPage } from "@/components/partners/partners-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getPartnersPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getPartnersPage()).entry);
}

export default async function Partners() {
  return <PartnersPage content={(await getPartnersPage()).content} />;
}
