import type { Metadata } from "next";
import { FaqPage } from "@/components/faq/faq-page";
import { getFaqPage } from "@/lib/faq/pages";
import { listQuestionGroups } from "@/lib/faq/questions";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata(await getFaqPage());
}

export default async function Page() {
  return <FaqPage groups={await listQuestionGroups()} />;
}
