import { FreeTrialPage } from "@/components/free-trial/free-trial-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFreeTrialPage } from "@/lib/features/free-trial/page";

export async function generateMetadata() {
  return buildPageMetadata((await getFreeTrialPage()).entry);
}

/** The page without a product or plan in its URL; `queryPages` sends requests with one to `./chosen`. */
export default async function Page() {
  const { trial, freePlan } = await getFreeTrialPage();
  return <FreeTrialPage freePlan={freePlan} trial={trial} />;
}
