import { notFound } from "next/navigation";
import { GuidePage } from "@/components/resources/guide-page";
import { getGatedContent } from "@/lib/content/endpoints/company";
import { getGuide, listGuides } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildGuidePageEntry } from "@/lib/features/resources/pages";

export async function generateStaticParams() {
  return (await listGuides()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/resources/guides/[slug]">) {
  const guide = await getGuide((await params).slug);
  return guide ? buildPageMetadata(buildGuidePageEntry(guide)) : {};
}

export default async function Page({ params }: PageProps<"/resources/guides/[slug]">) {
  const { slug } = await params;
  const [guide, guides, copy] = await Promise.all([getGuide(slug), listGuides(), getGatedContent()]);
  if (!guide) notFound();
  const other = guides.find((candidate) => candidate.slug !== slug) ?? null;
  return <GuidePage copy={copy} guide={guide} other={other} />;
}
