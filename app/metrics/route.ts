import { acceptVital } from "@/lib/analytics/vitals/accept";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: acceptVital });
