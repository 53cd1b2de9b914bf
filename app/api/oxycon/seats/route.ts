import { serveSeatsLeft } from "@/lib/features/leads/event-seats";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveSeatsLeft });
