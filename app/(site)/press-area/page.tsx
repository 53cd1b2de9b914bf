import type { Metadata } from "next";
import { PressPage } from "@/components/press/press-page";
import { getPressPage } from "@/lib/press/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getContactPageFormCopy } from "@/lib/shared-api/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getPressPage()).entry);
}

export default async function PressArea() {
  const [{ content, facts }, copy] = await Promise.all([getPressPage(), getContactPageFormCopy()]);
  return <PressPage content={content} copy={copy} facts={facts} />;
}
