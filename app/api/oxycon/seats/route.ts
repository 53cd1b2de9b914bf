import { serveHallSeats } from "@/lib/features/leads/seats/hall-seats";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveHallSeats });
