import type { Metadata } from "next";
import { NewsletterPage } from "@/components/newsletter/newsletter-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getNewsletterPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getNewsletterPage()).entry);
}

export default async function ScrapingDigest() {
  return <NewsletterPage content={(await getNewsletterPage()).content} />;
}
