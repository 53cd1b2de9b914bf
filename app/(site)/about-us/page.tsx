import type { Metadata } from "next";
import { AboutPage } from "@/components/company/about-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getAboutPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getAboutPage()).entry);
}

export default async function AboutUs() {
  return <AboutPage content={(await getAboutPage()).content} />;
}
