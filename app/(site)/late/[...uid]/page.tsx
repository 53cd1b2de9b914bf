import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PrismicPage } from "@/components/page/prismic-page";
import { env } from "@/lib/base/env/server";
import { getPage } from "@/lib/content/prismic/documents";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";

/**
 * A page published after the build: rendered on its first visit and cached like the others. SECURITY: the
 * server rewrites published paths to this route, and responds with 404 to direct requests
 * (lib/site/page-paths.ts), so that unknown paths write nothing to the disk.
 */
export const revalidate = 3600;
export const dynamicParams = true;
export const dynamic = "force-static";

type Props = { params: Promise<{ uid: string[] }> };

/** None at build time: those pages belong to `[...uid]`. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params;
  const page = await getPage(uid.join("/"));
  return page
    ? toMetadata(buildHead({ data: page.data, route: "/[...uid]", uid, siteUrl: env.SITE_URL }))
    : {};
}

export default async function LatePage({ params }: Props) {
  const { uid } = await params;
  const page = await getPage(uid.join("/"));
  if (!page) notFound();
  return <PrismicPage document={page} />;
}
