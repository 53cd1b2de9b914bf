import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";

export const dynamic = "force-dynamic";

/** The process answers; whether it can do its work is `/api/health/ready`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson({ live: true }),
});
