import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";

export const dynamic = "force-dynamic";

/** The process responds. `/api/health/ready` tells whether requests should be sent to it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson({ live: true }),
});
