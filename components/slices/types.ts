import type { SliceComponentProps } from "@prismicio/react";
import type { ProductCode } from "@/lib/base/products";
import type { Figures } from "@/lib/content/endpoints/figures";
import type { Locations, NetworkFigures, Pricing, Rating } from "@/lib/content/endpoints/schemas";
import type { CustomerResult } from "@/lib/content/endpoints/schemas-company";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import type { InquiryCopySet } from "@/lib/features/inquiry/copy";

/** What a page passes to all of its slices: they are synchronous, so the route loads everything. */
export type SliceContext = {
  figures: Figures;
  locations: Locations;
  /** Null while prices are unavailable: show a note, never zero. */
  pricing: Pricing | null;
  network: NetworkFigures;
  rating: Rating;
  /** The newest posts, newest first. */
  posts: readonly PostSummary[];
  results: readonly CustomerResult[];
  inquiryCopies: InquiryCopySet;
  product: ProductCode | "General";
  /** Path of the page, if it is a document's own. */
  path?: string | null;
  /** Plan of the page's own inquiry form; undefined without an offer. */
  plan?: string;
};

/** Props of a slice's component. */
export type SliceProps<Slice extends SliceComponentProps["slice"]> = SliceComponentProps<Slice, SliceContext>;
