import { SubscriptionPage } from "@/components/newsletter/subscription-page";
import { getLinkState } from "@/lib/features/newsletter/link-state";
import { newsletterLinkMetadata } from "@/lib/features/newsletter/metadata";

// Personal and changes at any time, so it must not be cached.
export const dynamic = "force-dynamic";

export const metadata = { ...newsletterLinkMetadata, title: "Confirm the digest | Oxbow" };

export default async function Page({ searchParams }: PageProps<"/scraping-digest/confirm">) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  return <SubscriptionPage action="confirm" state={await getLinkState("confirm", given)} token={given} />;
}
