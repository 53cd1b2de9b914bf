import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuidePage } from "@/components/resources/guide-page";
import { getGatedContent } from "@/lib/content/endpoints/company";
import { getGuide, listGuides } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildGuidePage } from "@/lib/features/resources/pages";

export const revalidate = 3600;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await listGuides()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = await getGuide((await params).slug);
  return guide ? buildPageMetadata(buildGuidePage(guide)) : {};
}

export default async function ResourceGuidePage({ params }: Props) {
  const [guide, copy] = await Promise.all([getGuide((await params).slug), getGatedContent()]);
  if (!guide) notFound();
  const other = (await listGuides()).find(({ slug }) => slug !== guide.slug) ?? null;
  return <GuidePage copy={copy} guide={guide} other={other} />;
}
