import { respondHealth } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { getHealth } from "@/lib/site/health";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => {
    const health = await getHealth();
    return respondHealth(health, health.ready);
  },
});
