import type { Metadata } from "next";
import { PressPage } from "@/components/press/press-page";
import { getPressPage } from "@/lib/press/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getPressPage()).entry);
}

export default async function PressArea() {
  const { content, facts } = await getPressPage();
  return <PressPage content={content} facts={facts} />;
}
