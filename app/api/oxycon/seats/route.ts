import { serveHallSeats } from "@/lib/event/seats";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveHallSeats });
