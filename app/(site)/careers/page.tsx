import type { Metadata } from "next";
import { CareersPage } from "@/components/company/careers-page";
import { getCareersPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCareersPage()).entry);
}

export default async function Careers() {
  return <CareersPage content={(await getCareersPage()).content} />;
}
