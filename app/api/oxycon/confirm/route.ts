import { route } from "@/lib/http/route";
import { postMailedLink } from "@/lib/leads/post-mailed-link";
import { confirmSeat } from "@/lib/leads/seats/seat-link";
import { routes } from "@/lib/routes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: postMailedLink({ act: confirmSeat, page: routes.conferenceConfirm }),
});
