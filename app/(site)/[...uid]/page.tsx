import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PrismicPage } from "@/components/page/prismic-page";
import { env } from "@/lib/base/env/server";
import { publicPathOf } from "@/lib/base/page-experiments";
import { getPage, listPages } from "@/lib/content/prismic/documents";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";

export const revalidate = 3600;
// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

type Props = { params: Promise<{ uid: string[] }> };

export async function generateStaticParams() {
  const pages = await listPages();
  return pages.filter(({ path }) => path !== "/").map(({ path }) => ({ uid: path.slice(1).split("/") }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params;
  const page = await getPage(uid.join("/"));
  return page
    ? toMetadata(
        buildHead({ data: page.data, route: publicPathOf(`/${uid.join("/")}`), siteUrl: env.SITE_URL }),
      )
    : {};
}

export default async function Page({ params }: Props) {
  const { uid } = await params;
  const page = await getPage(uid.join("/"));
  if (!page) notFound();
  return <PrismicPage document={page} />;
}
