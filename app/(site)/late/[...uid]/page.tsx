import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { PrismicPage } from "@/components/page/prismic-page";
import { env } from "@/lib/base/env/server";
import { getPage } from "@/lib/content/prismic/documents";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";

type Props = { params: Promise<{ uid: string[] }> };

/** A page that was published after the build: made for each request, until the next build makes it for good. */
async function getLatePage({ params }: Props) {
  const { uid } = await params;
  // The address is the rewrite's own; nobody reads a page here twice.
  const isRewritten = (await headers()).has("x-next-late");
  return { uid, page: isRewritten ? await getPage(uid.join("/")) : null };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { uid, page } = await getLatePage(props);
  return page
    ? toMetadata(buildHead({ data: page.data, route: "/[...uid]", uid, siteUrl: env.SITE_URL }))
    : {};
}

export default async function LatePage(props: Props) {
  const { page } = await getLatePage(props);
  if (!page) notFound();
  return <PrismicPage document={page} />;
}
