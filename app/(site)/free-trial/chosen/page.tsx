import { FreeTrialPage } from "@/components/free-trial/free-trial-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFreeTrialPage } from "@/lib/features/free-trial/page";
import { parseSignUpSelection } from "@/lib/features/free-trial/selection";

export async function generateMetadata() {
  return buildPageMetadata((await getFreeTrialPage()).entry);
}

/**
 * Rendered for each request: `/free-trial?product=…` and `?plan=…` are rewritten here (lib/base/query-pages.ts), so that the
 * choice is preselected without JavaScript. The canonical URL is `/free-trial`.
 */
export default async function Page({ searchParams }: PageProps<"/free-trial/chosen">) {
  const [{ trial, freePlan }, query] = await Promise.all([getFreeTrialPage(), searchParams]);
  return <FreeTrialPage freePlan={freePlan} selection={parseSignUpSelection(query)} trial={trial} />;
}
