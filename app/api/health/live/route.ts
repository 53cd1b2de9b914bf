import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";

export const dynamic = "force-dynamic";

/** Responds while the process runs. `/api/health/ready` says whether to send it traffic. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => respondJson({ live: true }),
});
