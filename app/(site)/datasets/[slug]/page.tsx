import { notFound } from "next/navigation";
import { DatasetPage } from "@/components/products/dataset-page";
import { getPricingOrNull } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getDatasetPage, listDatasets } from "@/lib/features/products/datasets";

export async function generateStaticParams() {
  return (await listDatasets()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/datasets/[slug]">) {
  const page = await getDatasetPage((await params).slug);
  return page ? buildPageMetadata(page.entry) : {};
}

export default async function Page({ params }: PageProps<"/datasets/[slug]">) {
  const [page, pricing] = await Promise.all([getDatasetPage((await params).slug), getPricingOrNull()]);
  if (!page) notFound();
  return <DatasetPage dataset={page.dataset} others={page.others} pricing={pricing} />;
}
