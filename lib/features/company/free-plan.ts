import "server-only";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { getFreePlan } from "@/lib/content/endpoints/company";
import { getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";
import type { Plan } from "@/lib/content/endpoints/schemas";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";

const comparedProduct = "RP";

/** The free plan, the trial, and monthly volumes to compare. Without prices only the free plan. */
export async function getFreePlanPage() {
  const [content, { trial }, pricing] = await Promise.all([
    getFreePlan(),
    getNetworkFigures(),
    getPricingOrNull(),
  ]);
  const plans = pricing?.products[comparedProduct].plans ?? [];
  const toPlanVolume = ({ name, volume }: Plan) => ({ name, gigabytes: volume });
  // Named with the product: the free plan is one of another.
  const monthly = plans
    .filter(({ billing }) => billing === "monthly")
    .map(({ name, volume }) => ({
      name: `${products[comparedProduct].shortName} ${name}`,
      gigabytes: volume,
    }));
  const once = plans.find(({ billing }) => billing === "once");
  const free = { name: content.plan.name, gigabytes: content.plan.gigabytesPerMonth };
  return {
    content,
    trial,
    volumes: [free, ...monthly],
    paid: once ? toPlanVolume(once) : null,
    entry: buildPageEntry(routes.freeProxies(), content.head, "pricing", content.plan.product),
  };
}

export async function listFreePlanPages(): Promise<PageEntry[]> {
  return [(await getFreePlanPage()).entry];
}
