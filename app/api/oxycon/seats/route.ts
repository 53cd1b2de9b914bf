import { route } from "@/lib/http/route";
import { serveHallSeats } from "@/lib/leads/seats/hall-seats";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveHallSeats });
