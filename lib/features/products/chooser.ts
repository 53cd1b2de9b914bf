import "server-only";
import type { Content } from "@prismicio/client";
import { getHomePage } from "@/lib/content/prismic/documents";

/** The product chooser's questions on the home page; empty when it has none. */
export async function listChooserSlices(): Promise<Content.ProductChooserSlice[]> {
  const home = await getHomePage();
  return (home?.data.slices ?? []).flatMap((slice) =>
    slice.slice_type === "product_chooser" ? [slice] : [],
  );
}
