import type { ProductCode } from "@/lib/base/products";
import type { Figures } from "@/lib/content/endpoints/figures";
import type { Locations, NetworkFigures, Pricing, Rating } from "@/lib/content/endpoints/schemas";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import type { InquiryCopies } from "@/lib/features/inquiry/copy";

/**
 * What a page hands to every slice through the slice zone. Slices stay synchronous: whatever they
 * show beyond their own fields is read once by the route and arrives here.
 */
export type SliceContext = {
  figures: Figures;
  locations: Locations;
  /** Null while prices are not available: say so, never show a zero. */
  pricing: Pricing | null;
  network: NetworkFigures;
  rating: Rating;
  /** The newest posts, newest first. */
  posts: readonly PostSummary[];
  /** Words of the inquiry, by product. */
  inquiryCopies: InquiryCopies;
  product: ProductCode | "General";
  /** Plan that the page's own inquiry form asks for; undefined where the page has no offer of its own. */
  plan?: string;
};
