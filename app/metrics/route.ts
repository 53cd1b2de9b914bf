import { acceptVital } from "@/lib/features/analytics/vitals/accept";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: acceptVital });
