import { notFound } from "next/navigation";
import { publicEnv } from "@/lib/base/env/public";
import { publicPathOf } from "@/lib/base/page-experiments";
import { getPage } from "@/lib/content/prismic/documents";
import { buildHead, toMetadata } from "@/lib/content/seo/head";
import { PrismicPage } from "./prismic-page";

type Props = { params: Promise<{ uid: string[] }> };

export async function generatePageMetadata({ params }: Props) {
  const uidPath = (await params).uid.join("/");
  const page = await getPage(uidPath);
  if (!page) return {};
  const path = publicPathOf(`/${uidPath}`);
  return toMetadata(buildHead({ data: page.data, path, siteUrl: publicEnv.SITE_URL }));
}

/** The CMS page of a URL. Two routes serve it: published before the build, or after. */
export async function PageRoute({ params }: Props) {
  const page = await getPage((await params).uid.join("/"));
  if (!page) notFound();
  return <PrismicPage document={page} />;
}
