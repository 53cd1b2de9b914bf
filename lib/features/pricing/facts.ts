import "server-only";
import type { Locations, NetworkFigures, Pricing } from "@/lib/content/endpoints";
import { getLocations, getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";

/** What pages about prices are made of. `pricing` is null while its endpoint fails. */
export type PricingFacts = { pricing: Pricing | null; network: NetworkFigures; locations: Locations };

/** Prices, rates and addresses for the pages about prices. */
export async function getPricingFacts(): Promise<PricingFacts> {
  const [pricing, network, locations] = await Promise.all([
    getPricingOrNull(),
    getNetworkFigures(),
    getLocations(),
  ]);
  return { pricing, network, locations };
}
