import "server-only";
import type { SubscriptionStatus } from "@/lib/features/leads/store/types";
import type { DigestAction } from "@/lib/features/leads/visitor-mail/newsletter-links";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { getSignUp } from "./subscription";

/** How the subscription stands behind a link; null: it leads nowhere, "unknown": nobody can tell now. */
export type LinkState = SubscriptionStatus | "unknown" | null;

/** Looks up what a mail's link is about. Changes nothing: scanners open links, too. */
export async function getLinkState(action: DigestAction, token: string): Promise<LinkState> {
  try {
    return (await getSignUp(action, token))?.status ?? null;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return "unknown";
    throw error;
  }
}
