import type { Content } from "@prismicio/client";
import { SliceZone } from "@prismicio/react";
import { InquiryAsideData } from "@/components/inquiry/inquiry-aside-data";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { buildPageAside } from "@/lib/inquiry/page-aside";
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
  const aside = buildPageAside(document.data.inquiry_modal_aside);
  const context: SliceContext = { ...(await getPageFacts()), product };
  return (
    <div data-tint={products[product === "General" ? "OXY" : product].tint}>
      {aside && <InquiryAsideData aside={aside} />}
      <SliceZone slices={document.data.slices} components={components} context={context} />
    </div>
  );
}
