import type { Content } from "@prismicio/client";
import { SliceZone } from "@prismicio/react";
import { InquiryAsideData } from "@/components/inquiry/inquiry-aside-data";
import { JsonLd } from "@/components/seo/json-ld";
import { components } from "@/components/slices";
import type { SliceContext } from "@/components/slices/types";
import { publicEnv } from "@/lib/base/env/public";
import { brandProduct, parseInquiryProduct, products } from "@/lib/base/products";
import { buildPageAside } from "@/lib/features/inquiry/page-aside";
import { offerPlanOf } from "@/lib/features/products/offer";
import { buildDocumentNodes } from "@/lib/site/document-json-ld";
import { getPageFacts } from "@/lib/site/page-facts";

/** A CMS page: its slices in order, in the tint of its product. */
export async function PrismicPage({
  document,
}: {
  document: Content.HomePageDocument | Content.PageDocument;
}) {
  const product = parseInquiryProduct(document.data.product_type);
  const aside = buildPageAside(document.data.inquiry_modal_aside);
  const plan = offerPlanOf(document.data.slices, new Date());
  const context: SliceContext = { ...(await getPageFacts()), product, path: document.url, plan };
  const { pricing } = context;
  return (
    <div
      data-latam={document.data.is_latam ?? undefined}
      data-tint={products[product === "General" ? brandProduct : product].tint}
    >
      {aside && <InquiryAsideData aside={aside} />}
      <SliceZone slices={document.data.slices} components={components} context={context} />
      {/* Last, close to the FAQ whose text it repeats: gzip finds repetitions only within 32 KB. */}
      <JsonLd data={buildDocumentNodes({ document, siteUrl: publicEnv.SITE_URL, pricing })} />
    </div>
  );
}
