import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { docsSlugs } from "@/lib/base/routes";
import { getFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildDocsPage, getDocsPage } from "@/lib/features/docs/pages";

export const revalidate = 3600;
export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return docsSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = getDocsPage((await params).slug);
  return place ? buildPageMetadata(buildDocsPage(place.page)) : {};
}

export default async function Docs({ params }: Props) {
  const place = getDocsPage((await params).slug);
  if (!place) notFound();
  return <DocsPage figures={await getFigures()} place={place} />;
}
