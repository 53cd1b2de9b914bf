import "server-only";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import {
  type SigningPurpose,
  signText,
  splitSignedToken,
  verifySignature,
} from "@/lib/platform/keys/signing";

export type NewsletterAction = "confirm" | "unsubscribe";

/** Signed into links that were mailed, so they keep their old names. */
const purposes = {
  confirm: "digest-confirm",
  unsubscribe: "digest-leave",
} satisfies Record<NewsletterAction, SigningPurpose>;

const buildToken = async (action: NewsletterAction, leadId: string) =>
  `${leadId}.${await signText(purposes[action], leadId)}`;

/** The id of the lead that signed up with this token; null if the token is invalid. */
export async function parseNewsletterToken(action: NewsletterAction, token: string): Promise<string | null> {
  const parts = splitSignedToken(token);
  return parts && (await verifySignature(purposes[action], ...parts)) ? parts[0] : null;
}

/** Absolute URLs to confirm and end a subscription, for mails. They are valid for one sign-up only. */
export async function buildNewsletterLinks(leadId: string) {
  const token = await buildToken("unsubscribe", leadId);
  return {
    confirmUrl: env.SITE_URL + routes.newsletterConfirm(await buildToken("confirm", leadId)),
    unsubscribeUrl: env.SITE_URL + routes.newsletterUnsubscribe(token),
    /** Mail programs post to it directly. */
    oneClickUrl: `${env.SITE_URL}/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
  };
}
