import "server-only";
import { answerTime } from "@/lib/base/answer-time";
import { routes } from "@/lib/base/routes";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import type { SitePage } from "@/lib/content/seo/site-pages";

export async function getFreeTrialPage(): Promise<{ trial: NetworkFigures["trial"]; entry: SitePage }> {
  const { trial } = await getNetworkFigures();
  const entry: SitePage = {
    path: routes.freeTrial(),
    title: "Free trial of proxies and scraper APIs",
    description: `Try Oxbow for ${trial.days} days without a card: ${trial.gb} GB of proxy traffic and every scraper API. You get your key by email ${answerTime}.`,
    kind: "pricing",
    lastModified: new Date("2026-11-24"),
    keywords: "test account sign up register key",
  };
  return { trial, entry };
}
