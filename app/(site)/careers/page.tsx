import type { Metadata } from "next";
import { CareersPage } from "@/components/company/careers-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getCareersPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCareersPage()).entry);
}

export default async function Careers() {
  return <CareersPage content={(await getCareersPage()).content} />;
}
