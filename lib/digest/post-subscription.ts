import "server-only";
import { postMailedLink } from "@/lib/leads/post-mailed-link";
import { routes } from "@/lib/routes";
import type { DigestAction } from "./links";
import { changeSubscription } from "./subscription";

const pages = { confirm: routes.digestConfirm, unsubscribe: routes.digestUnsubscribe };

/** `POST /api/newsletter/<action>`. */
export function postSubscription(action: DigestAction): (request: Request) => Promise<Response> {
  return postMailedLink({
    act: (token, now) => changeSubscription(action, token, now),
    page: pages[action],
  });
}
