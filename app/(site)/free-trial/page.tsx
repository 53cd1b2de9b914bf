import type { Metadata } from "next";
import { FreeTrialPage } from "@/components/free-trial/free-trial-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFreeTrialPage } from "@/lib/features/free-trial/page";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getFreeTrialPage()).entry);
}

export default async function FreeTrial() {
  return <FreeTrialPage trial={(await getFreeTrialPage()).trial} />;
}
