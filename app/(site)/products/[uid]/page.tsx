import { notFound } from "next/navigation";
import { ProductsPage } from "@/components/page/products-page";
import { productGroups } from "@/lib/base/routes";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { listChooserSlices } from "@/lib/features/products/chooser";
import { allProductsUid, getProductsPage, parseProductsUid } from "@/lib/features/products/pages";
import { getPageFacts } from "@/lib/site/page-facts";

export const dynamicParams = false;

export function generateStaticParams() {
  return [allProductsUid, ...productGroups].map((uid) => ({ uid }));
}

/** `/products/1` shows all products, so its canonical URL is `/products`. */
export async function generateMetadata({ params }: PageProps<"/products/[uid]">) {
  const group = parseProductsUid((await params).uid);
  return group === null ? {} : buildPageMetadata(await getProductsPage(group));
}

export default async function Page({ params }: PageProps<"/products/[uid]">) {
  const group = parseProductsUid((await params).uid);
  if (group === null) notFound();
  const [facts, chooser] = await Promise.all([getPageFacts(), listChooserSlices()]);
  return <ProductsPage chooser={chooser} facts={facts} group={group} />;
}
