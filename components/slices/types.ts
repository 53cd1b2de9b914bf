import type { Figures } from "@/lib/figures";
import type { ProductCode } from "@/lib/products";
import type { Locations, NetworkFigures, Pricing, Rating } from "@/lib/shared-api/schemas";

/**
 * What a page hands to every slice through the slice zone. Slices stay synchronous: whatever they
 * show beyond their own fields is read once by the route and arrives here.
 */
export type SliceContext = {
  figures: Figures;
  locations: Locations;
  pricing: Pricing;
  network: NetworkFigures;
  rating: Rating;
  product: ProductCode | "General";
};
