import { FreeTrialPage } from "@/components/free-trial/free-trial-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFreeTrialPage } from "@/lib/features/free-trial/page";
import { parseAccountStart } from "@/lib/features/free-trial/start";

// Rendered for each request: `/free-trial?product=…` and `?plan=…` are rewritten to it (see next.config.ts), so that the form
// has that choice without JavaScript, too. Its canonical URL is the trial page's.
export async function generateMetadata() {
  return buildPageMetadata((await getFreeTrialPage()).entry);
}

export default async function Page({ searchParams }: PageProps<"/free-trial/chosen">) {
  const [{ trial, freePlan }, query] = await Promise.all([getFreeTrialPage(), searchParams]);
  return <FreeTrialPage freePlan={freePlan} start={parseAccountStart(query)} trial={trial} />;
}
