import { ProductsPage } from "@/components/page/products-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { listChooserSlices } from "@/lib/features/products/chooser";
import { getProductsPage } from "@/lib/features/products/pages";
import { getPageFacts } from "@/lib/site/page-facts";

export async function generateMetadata() {
  return buildPageMetadata(await getProductsPage("all"));
}

export default async function Page() {
  const [facts, chooser] = await Promise.all([getPageFacts(), listChooserSlices()]);
  return <ProductsPage chooser={chooser} facts={facts} group="all" />;
}
