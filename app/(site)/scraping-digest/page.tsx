import type { Metadata } from "next";
import { DigestPage } from "@/components/newsletter/digest-page";
import { getDigestPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getDigestPage()).entry);
}

export default async function ScrapingDigest() {
  return <DigestPage content={(await getDigestPage()).content} />;
}
