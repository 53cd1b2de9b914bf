import "server-only";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import { parseToken, type SigningPurpose, signToken } from "@/lib/platform/keys/signing";

export type NewsletterAction = "confirm" | "unsubscribe";

/** Signed into links that were mailed, so they keep their old names. */
const purposes = {
  confirm: "digest-confirm",
  unsubscribe: "digest-leave",
} satisfies Record<NewsletterAction, SigningPurpose>;

/** The id of the lead that signed up with this token; null if the token is invalid. */
export const parseNewsletterToken = (action: NewsletterAction, token: string): Promise<string | null> =>
  parseToken(purposes[action], token);

/** Absolute URLs to confirm and end a subscription, for mails. Each acts on this sign-up only. */
export async function buildNewsletterLinks(leadId: string) {
  const token = await signToken(purposes.unsubscribe, leadId);
  return {
    confirmUrl: env.SITE_URL + routes.newsletterConfirm(await signToken(purposes.confirm, leadId)),
    unsubscribeUrl: env.SITE_URL + routes.newsletterUnsubscribe(token),
    /** Mail programs post to it directly. */
    oneClickUrl: `${env.SITE_URL}/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
  };
}
