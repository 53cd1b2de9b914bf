import type { Metadata } from "next";
import { DigestPage } from "@/components/newsletter/digest-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getDigestPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getDigestPage()).entry);
}

export default async function ScrapingDigest() {
  return <DigestPage content={(await getDigestPage()).content} />;
}
