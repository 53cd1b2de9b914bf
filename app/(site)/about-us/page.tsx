import type { Metadata } from "next";
import { AboutPage } from "@/components/company/about-page";
import { getAboutPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getAboutPage()).entry);
}

export default async function AboutUs() {
  return <AboutPage content={(await getAboutPage()).content} />;
}
