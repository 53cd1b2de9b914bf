import type { Content } from "@prismicio/client";
import { SliceZone } from "@prismicio/react";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { pageProductOf } from "@/lib/prismic/page-product";
import { products } from "@/lib/products";
import { getPageFacts } from "@/lib/shared-api/page-facts";

/** A page of the CMS: its slices in the editor's order, in the tint of its product. */
export async function PrismicPage({
  document,
}: {
  document: Content.HomePageDocument | Content.PageDocument;
}) {
  const product = pageProductOf(document);
  const context: SliceContext = { ...(await getPageFacts()), product };
  return (
    <div data-tint={products[product === "General" ? "OXY" : product].tint}>
      <SliceZone slices={document.data.slices} components={components} context={context} />
    </div>
  );
}
