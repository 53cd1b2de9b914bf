import "server-only";
import { postMailedLink } from "@/lib/leads/post-mailed-link";
import type { DigestAction } from "@/lib/leads/visitor-mail/newsletter-links";
import { routes } from "@/lib/routes";
import { changeSubscription } from "./subscription";

const pages = { confirm: routes.digestConfirm, unsubscribe: routes.digestUnsubscribe };

/** `POST /api/newsletter/<action>`. */
export function postSubscription(action: DigestAction): (request: Request) => Promise<Response> {
  return postMailedLink({
    act: (token, now) => changeSubscription(action, token, now),
    page: pages[action],
  });
}
