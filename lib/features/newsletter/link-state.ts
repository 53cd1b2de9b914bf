import "server-only";
import { type NewsletterAction, parseNewsletterToken } from "@/lib/features/leads/lead/newsletter-links";
import { getLeadStore } from "@/lib/features/leads/store";
import type { SubscriptionStatus } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

/** The subscription of a link; null for an invalid link or a deleted lead, "unknown" while the database is unavailable. */
export type LinkState = SubscriptionStatus | "unknown" | null;

/** Looks up the subscription of a link without changing it: email security scanners open links, too. */
export async function getLinkState(action: NewsletterAction, token: string): Promise<LinkState> {
  try {
    const leadId = await parseNewsletterToken(action, token);
    if (leadId === null) return null;
    return (await (await getLeadStore()).getSignUp(leadId))?.status ?? null;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return "unknown";
    throw error;
  }
}
