import { notFound } from "next/navigation";
import { PrismicPage } from "@/components/page/prismic-page";
import { env } from "@/lib/base/env/server";
import { getHomePage } from "@/lib/content/prismic/documents";
import { buildHead, toMetadata } from "@/lib/content/seo/head";

export async function generateMetadata() {
  const page = await getHomePage();
  return page ? toMetadata(buildHead({ data: page.data, path: "/", siteUrl: env.SITE_URL })) : {};
}

export default async function Page() {
  const page = await getHomePage();
  if (!page) notFound();
  return <PrismicPage document={page} />;
}
