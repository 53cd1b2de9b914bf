import { notFound } from "next/navigation";
import { ProductPricingPage } from "@/components/pricing/product-pricing-page";
import { pricedProducts, pricingSlugOf, productOfPricingSlug } from "@/lib/base/products";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildProductPricingPageEntry } from "@/lib/features/pricing/pages";

// SECURITY: with `true`, Next would render and cache every unknown path, and a crawler could fill the disk.
export const dynamicParams = false;

export function generateStaticParams() {
  return pricedProducts.map((code) => ({ product: pricingSlugOf(code) }));
}

export async function generateMetadata({ params }: PageProps<"/pricing/[product]">) {
  const code = productOfPricingSlug((await params).product);
  if (!code) return {};
  const { pricing } = await getFigures();
  return buildPageMetadata(buildProductPricingPageEntry(code, pricing));
}

export default async function Page({ params }: PageProps<"/pricing/[product]">) {
  const code = productOfPricingSlug((await params).product);
  if (!code) notFound();
  return <ProductPricingPage code={code} facts={await getFigures()} />;
}
