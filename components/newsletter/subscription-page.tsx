import { type LinkPageCopy, MailedLinkPage, unavailableCopy } from "@/components/receipt/mailed-link-page";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/base/routes";
import type { NewsletterAction } from "@/lib/features/leads/lead/newsletter-links";
import type { SubscriptionStatus } from "@/lib/features/leads/store/types";
import type { LinkState } from "@/lib/features/newsletter/link-state";

const expired: LinkPageCopy = {
  title: "This link no longer works",
  text: "A link to confirm works for three days. A link to unsubscribe works until you are off the list. To get the digest, sign up again.",
};

const copyByState: Record<NewsletterAction, Record<SubscriptionStatus, LinkPageCopy>> = {
  confirm: {
    pending: {
      title: "Get the scraping digest?",
      text: "One mail a month. Press the button to put this email address on the list.",
      button: "Confirm my subscription",
    },
    confirmed: {
      title: "You are on the list",
      text: "The next issue comes on the first Wednesday of the month. Every issue ends with a link that takes you off the list.",
    },
    unsubscribed: expired,
  },
  unsubscribe: {
    pending: {
      title: "Unsubscribe from the digest?",
      text: "This email address is not on the list yet. Press the button to keep it off.",
      button: "Unsubscribe",
    },
    confirmed: {
      title: "Leave the scraping digest?",
      text: "Press the button, and no further issue is sent to you.",
      button: "Take me off the list",
    },
    unsubscribed: {
      title: "You are off the list",
      text: "You will get no further issues. We delete your email address after three days.",
    },
  },
};

function copyOf(action: NewsletterAction, state: LinkState): LinkPageCopy {
  if (state === null) return expired;
  return state === "unknown" ? unavailableCopy : copyByState[action][state];
}

export function SubscriptionPage({
  action,
  state,
  token,
}: {
  action: NewsletterAction;
  state: LinkState;
  token: string;
}) {
  return (
    <MailedLinkPage
      action={`/api/newsletter/${action}`}
      name="Scraping digest"
      copy={copyOf(action, state)}
      token={token}
      links={
        <ButtonLink href={routes.newsletter()} size="lg" variant="Outline">
          About the digest
        </ButtonLink>
      }
    />
  );
}
