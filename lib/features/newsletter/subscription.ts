import "server-only";
import { randomUUIDv7 } from "node:crypto";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { buildSubscriberBody, type SubscriberDestinationId } from "@/lib/features/leads/destinations/body";
import { getLeadStore } from "@/lib/features/leads/store";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { NewDelivery, SignUp } from "@/lib/features/leads/store/types";
import {
  buildNewsletterLinks,
  type NewsletterAction,
  parseNewsletterToken,
} from "@/lib/features/leads/visitor-mail/newsletter-links";
import { wakeDelivery } from "@/lib/features/leads/wake";

/** The sign-up of a link; null when the link is invalid or the lead was deleted. */
export async function getSignUp(action: NewsletterAction, token: string): Promise<SignUp | null> {
  const leadId = await parseNewsletterToken(action, token);
  return leadId === null ? null : (await getLeadStore()).getSignUp(leadId);
}

async function buildNewsletterDeliveries(
  destination: SubscriberDestinationId,
  signUp: SignUp,
  now: number,
): Promise<NewDelivery[]> {
  if (env.CRM_WEBHOOK_URL === undefined) return [];
  const { leadId, email } = signUp;
  const { leaveUrl } = await buildNewsletterLinks(leadId);
  const body = buildSubscriberBody(destination, { leadId, email, leaveUrl, at: now });
  return [{ id: randomUUIDv7(), destination, body }];
}

const changes = {
  confirm: (store, leadId, now) =>
    store.confirmSignUp(leadId, (signUp) => buildNewsletterDeliveries("newsletter", signUp, now), now),
  unsubscribe: (store, leadId, now) =>
    store.endSubscription(
      leadId,
      (signUp) => buildNewsletterDeliveries("newsletter-leave", signUp, now),
      now,
    ),
} satisfies Record<NewsletterAction, (store: LeadStore, leadId: string, now: number) => Promise<boolean>>;

const results = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

/**
 * Confirms or ends a subscription. Idempotent. False when the link is invalid or from before an unsubscription, or the
 * lead was deleted. Throws `StoreUnavailableError`.
 */
export async function changeSubscription(
  action: NewsletterAction,
  token: string,
  now: number,
): Promise<boolean> {
  const leadId = await parseNewsletterToken(action, token);
  if (leadId === null) return false;
  const store = await getLeadStore();
  const isChanged = await changes[action](store, leadId, now);
  log("info", `newsletter.${action}`, { leadId, outcome: isChanged ? "done" : "unchanged" });
  if (isChanged) wakeDelivery();
  return isChanged || (await store.getSignUp(leadId))?.status === results[action];
}
