import { respondError } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";

export const { GET } = route({ GET: async () => respondError("not-found") });
