import "server-only";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints";
import { getLocations, getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";

/** The data of pricing pages. `pricing` is null while its endpoint is unavailable. */
export type PricingFacts = { pricing: Pricing | null; network: NetworkFigures; locations: Locations };

/** Prices, rates and IP counts for the pricing pages. */
export async function getPricingFacts(): Promise<PricingFacts> {
  const [pricing, network, locations] = await Promise.all([
    getPricingOrNull(),
    getNetworkFigures(),
    getLocations(),
  ]);
  return { pricing, network, locations };
}
