import type { Metadata } from "next";
import { RecordingsPage } from "@/components/event/recordings-page";
import { getRecordingsPage } from "@/lib/event/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getRecordingsPage()).entry);
}

export default async function Recordings() {
  return <RecordingsPage content={(await getRecordingsPage()).content} />;
}
