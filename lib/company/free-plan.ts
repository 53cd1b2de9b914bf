import "server-only";
import { routes } from "@/lib/routes";
import type { SitePage } from "@/lib/seo/site-pages";
import { getFreePlan } from "@/lib/shared-api/company";
import { getNetworkFigures, getPricingOrNull } from "@/lib/shared-api/read";
import { buildSitePage } from "./site-page";

/** What the free plan is set beside: the smallest purchase of residential traffic. */
const soldProduct = "RP";

/**
 * The free plan, the trial, and the volumes a month along the river: the free plan's, then those of the plans
 * on sale, smallest first. Without prices only the free plan is measured.
 */
export async function getFreePlanPage() {
  const [content, { trial }, pricing] = await Promise.all([
    getFreePlan(),
    getNetworkFigures(),
    getPricingOrNull(),
  ]);
  const sold = (pricing?.products[soldProduct].plans ?? []).map(({ name, volume }) => ({
    name,
    gigabytes: volume,
  }));
  const free = { name: content.plan.name, gigabytes: content.plan.gigabytesPerMonth };
  return {
    content,
    trial,
    gauges: [free, ...sold],
    paid: sold[0] ?? null,
    entry: buildSitePage(routes.freeProxies(), content.head, "pricing", content.plan.product),
  };
}

/** The page of the free plan, for sitemap and search. */
export async function listFreePlanPages(): Promise<SitePage[]> {
  return [(await getFreePlanPage()).entry];
}
