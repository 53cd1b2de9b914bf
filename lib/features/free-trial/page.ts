import "server-only";
import { answerTime } from "@/lib/base/answer-time";
import { routes } from "@/lib/base/routes";
import { getFreePlan } from "@/lib/content/endpoints/company";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import type { FreePlan } from "@/lib/content/endpoints/schemas-company";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { describeTrial } from "./terms";

type FreeTrial = { trial: NetworkFigures["trial"]; freePlan: FreePlan["plan"]; entry: PageEntry };

export async function getFreeTrialPage(): Promise<FreeTrial> {
  const [{ trial, asOf }, { plan: freePlan, head }] = await Promise.all([getNetworkFigures(), getFreePlan()]);
  const entry: PageEntry = {
    path: routes.freeTrial(),
    title: "Free trial of proxies and scraper APIs",
    description: `Try Oxbow for ${trial.days} days without a card: ${describeTrial(trial)}. You get your key by email ${answerTime}.`,
    kind: "pricing",
    lastModified: new Date(Math.max(Date.parse(asOf), Date.parse(head.updated))),
    keywords: "test account sign up register key",
  };
  return { trial, freePlan, entry };
}
