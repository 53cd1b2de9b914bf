import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { buildSubscriberBody, type SubscriberDestinationId } from "@/lib/features/leads/destinations/body";
import { buildNewsletterLinks, type NewsletterAction } from "@/lib/features/leads/lead/newsletter-links";
import { getLeadStore } from "@/lib/features/leads/store";
import type { NewDelivery, SignUp } from "@/lib/features/leads/store/types";
import { work } from "@/lib/features/leads/wake";

async function buildNewsletterDeliveries(
  destination: SubscriberDestinationId,
  signUp: SignUp,
  now: number,
): Promise<NewDelivery[]> {
  if (env.CRM_WEBHOOK_URL === undefined) return [];
  const { subscriptionLeadId: leadId, email } = signUp;
  const { unsubscribeUrl } = await buildNewsletterLinks(leadId);
  const body = buildSubscriberBody(destination, { leadId, email, unsubscribeUrl, at: now });
  return [{ id: randomUUIDv7(), destination, body }];
}

/**
 * Confirms or unsubscribes a sign-up. Idempotent. False when it is from before an unsubscription, or was deleted. Throws `StoreUnavailableError`.
 */
export async function changeSubscription(
  action: NewsletterAction,
  leadId: string,
  now: number,
): Promise<boolean> {
  const store = await getLeadStore();
  const tell = (destination: SubscriberDestinationId) => (signUp: SignUp) =>
    buildNewsletterDeliveries(destination, signUp, now);
  const isChanged =
    action === "confirm"
      ? await store.confirmSignUp(leadId, tell("newsletter"), now)
      : await store.unsubscribe(leadId, tell("newsletter-leave"), now);
  log("info", `newsletter.${action}`, { leadId, outcome: isChanged ? "done" : "unchanged" });
  if (isChanged) work.emit("delivery");
  const result = action === "confirm" ? "confirmed" : "unsubscribed";
  return isChanged || (await store.getSignUp(leadId))?.status === result;
}
