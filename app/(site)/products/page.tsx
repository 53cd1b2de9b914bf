import type { Metadata } from "next";
import { CataloguePage } from "@/components/page/catalogue-page";
import { listChooserSlices } from "@/lib/catalogue/chooser";
import { getCataloguePage } from "@/lib/catalogue/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getPageFacts } from "@/lib/site/page-facts";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata(await getCataloguePage());
}

export default async function ProductsRoute() {
  const [facts, chooser] = await Promise.all([getPageFacts(), listChooserSlices()]);
  return <CataloguePage chooser={chooser} facts={facts} />;
}
