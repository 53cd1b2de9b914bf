import { notFound } from "next/navigation";
import { ComparePage } from "@/components/compare/compare-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getComparisonPage, listComparisons } from "@/lib/features/compare/read";

export async function generateStaticParams() {
  return (await listComparisons()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/compare/[slug]">) {
  const page = await getComparisonPage((await params).slug);
  return page ? buildPageMetadata(page.entry) : {};
}

export default async function Page({ params }: PageProps<"/compare/[slug]">) {
  const page = await getComparisonPage((await params).slug);
  if (!page) notFound();
  return <ComparePage comparison={page.comparison} method={page.method} others={page.others} />;
}
