import type { Metadata } from "next";
import { PartnersPage } from "@/components/partners/partners-page";
import { getPartnersPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getPartnersPage()).entry);
}

export default async function Partners() {
  return <PartnersPage content={(await getPartnersPage()).content} />;
}
