import type { Metadata } from "next";
import { ConferencePage } from "@/components/event/conference-page";
import { getConferencePage } from "@/lib/event/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getConferencePage()).entry);
}

export default async function Oxycon() {
  return <ConferencePage content={(await getConferencePage()).content} />;
}
