import type { Metadata } from "next";
import { RecordingsPage } from "@/components/event/recordings-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getRecordingsPage } from "@/lib/features/event/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getRecordingsPage()).entry);
}

export default async function Recordings() {
  return <RecordingsPage content={(await getRecordingsPage()).content} />;
}
