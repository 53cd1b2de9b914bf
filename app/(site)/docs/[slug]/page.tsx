import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { docsSlugs } from "@/lib/base/routes";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getDocsPage, toPageEntry } from "@/lib/features/docs/pages";

export const dynamicParams = false;

export function generateStaticParams() {
  return docsSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/docs/[slug]">) {
  const docsPage = await getDocsPage((await params).slug);
  return docsPage ? buildPageMetadata(toPageEntry(docsPage.page)) : {};
}

export default async function Page({ params }: PageProps<"/docs/[slug]">) {
  const docsPage = await getDocsPage((await params).slug);
  if (!docsPage) notFound();
  return <DocsPage figures={await getFigures()} docsPage={docsPage} />;
}
