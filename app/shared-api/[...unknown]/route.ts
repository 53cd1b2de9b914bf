import { respondError } from "@/lib/http/respond";
import { route } from "@/lib/http/route";

export const { GET } = route({ GET: async () => respondError("not-found") });
