import "server-only";
import { routes } from "@/lib/base/routes";
import { type NewsletterAction, parseNewsletterToken } from "@/lib/features/leads/lead/newsletter-links";
import { postMailedLink } from "@/lib/features/leads/post-mailed-link";
import { changeSubscription } from "./subscription";

const pages = { confirm: routes.newsletterConfirm, unsubscribe: routes.newsletterUnsubscribe };

/** `POST /api/newsletter/<action>`. */
export function postSubscription(action: NewsletterAction): (request: Request) => Promise<Response> {
  return postMailedLink({
    parse: (token) => parseNewsletterToken(action, token),
    act: async (leadId, now) => ((await changeSubscription(action, leadId, now)) ? "done" : "not-found"),
    page: pages[action],
  });
}
