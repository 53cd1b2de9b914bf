import type { Metadata } from "next";
import { EventPage } from "@/components/event/event-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getEventPage } from "@/lib/features/event/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getEventPage()).entry);
}

export default async function Oxycon() {
  return <EventPage content={(await getEventPage()).content} />;
}
