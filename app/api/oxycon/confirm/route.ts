import { routes } from "@/lib/base/routes";
import { confirmSeat } from "@/lib/features/leads/event-seats";
import { parseSeatToken } from "@/lib/features/leads/lead/seat-link";
import { postMailedLink } from "@/lib/features/leads/post-mailed-link";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: postMailedLink({ parse: parseSeatToken, act: confirmSeat, page: routes.eventConfirm }),
});
