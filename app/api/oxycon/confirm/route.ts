import { routes } from "@/lib/base/routes";
import { postMailedLink } from "@/lib/features/leads/post-mailed-link";
import { confirmSeat } from "@/lib/features/leads/seats/seat-link";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: postMailedLink({ act: confirmSeat, page: routes.eventConfirm }),
});
