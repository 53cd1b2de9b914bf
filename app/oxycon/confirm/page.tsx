import type { Metadata } from "next";
import { EventLinkPage } from "@/components/event/event-link-page";
import { tokenPageMetadata } from "@/lib/content/seo/page-metadata";
import { getRegistrationLinkState } from "@/lib/features/leads/event-seats";

// Personal and changes at any time, so it must not be cached.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  ...tokenPageMetadata,
  title: "Confirm your seat | Oxbow",
  description: "Your seat at the conference.",
};

export default async function Page({ searchParams }: PageProps<"/oxycon/confirm">) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  return <EventLinkPage state={await getRegistrationLinkState(given, Date.now())} token={given} />;
}
