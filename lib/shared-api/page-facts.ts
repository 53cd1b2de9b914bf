import "server-only";
import { getFigures } from "@/lib/figures";
import { getLocations, getNetworkFigures, getPricing, getRating } from "./read";

/** Every figure that a page may show, read once a render. */
export async function getPageFacts() {
  const [figures, locations, pricing, network, rating] = await Promise.all([
    getFigures(),
    getLocations(),
    getPricing(),
    getNetworkFigures(),
    getRating(),
  ]);
  return { figures, locations, pricing, network, rating };
}
