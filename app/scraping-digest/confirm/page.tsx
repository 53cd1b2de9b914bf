import { SubscriptionPage } from "@/components/newsletter/subscription-page";
import { getLinkState } from "@/lib/features/newsletter/link-state";
import { newsletterLinkMetadata } from "@/lib/features/newsletter/metadata";

// Depends on the link's token and the current subscription, so it must not be cached.
export const dynamic = "force-dynamic";

export const metadata = { ...newsletterLinkMetadata, title: "Confirm your subscription | Oxbow" };

export default async function Page({ searchParams }: PageProps<"/scraping-digest/confirm">) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  return <SubscriptionPage action="confirm" state={await getLinkState("confirm", given)} token={given} />;
}
