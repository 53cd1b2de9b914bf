import type { Metadata } from "next";
import { FreePlanPage } from "@/components/free-plan/free-plan-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFreePlanPage } from "@/lib/features/company/free-plan";

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getFreePlanPage()).entry);
}

export default async function FreeProxies() {
  const { content, volumes, paid, trial } = await getFreePlanPage();
  return <FreePlanPage content={content} volumes={volumes} paid={paid} trial={trial} />;
}
