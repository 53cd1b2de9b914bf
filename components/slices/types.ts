import type { SliceComponentProps } from "@prismicio/react";
import type { ProductCode } from "@/lib/base/products";
import type { Figures } from "@/lib/content/endpoints/figures";
import type { Customer, CustomerResult, UseCase } from "@/lib/content/endpoints/schemas-company";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import type { InquiryCopySet } from "@/lib/features/inquiry/copy";

/** What a page passes to all of its slices: they are synchronous, so the route loads everything. */
export type SliceContext = Figures & {
  /** The newest posts, newest first. */
  posts: readonly PostSummary[];
  results: readonly CustomerResult[];
  customers: readonly Customer[];
  useCases: readonly UseCase[];
  /** Dates of the refreshes of a weekly dataset, newest first. */
  weeklyRefreshes: readonly string[];
  inquiryCopySet: InquiryCopySet;
  product: ProductCode | "General";
  /** Path of the page, if it is a document's own. */
  path?: string | null;
  /** Plan of the page's own inquiry form; undefined without an offer. */
  plan?: string;
};

/** Props of a slice's component. */
export type SliceProps<Slice extends SliceComponentProps["slice"]> = SliceComponentProps<Slice, SliceContext>;
