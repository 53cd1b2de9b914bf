import type { Metadata } from "next";
import { ConferencePage } from "@/components/event/conference-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getConferencePage } from "@/lib/features/event/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getConferencePage()).entry);
}

export default async function Oxycon() {
  return <ConferencePage content={(await getConferencePage()).content} />;
}
