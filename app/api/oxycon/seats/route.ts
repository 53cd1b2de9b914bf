import { serveSeatsLeft } from "@/lib/features/leads/event-registration/capacity";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveSeatsLeft });
