import { respondHealth } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { isDraining } from "@/lib/platform/runtime/process-state";
import { getHealth } from "@/lib/site/health";

export const dynamic = "force-dynamic";

/** Whether traffic should be routed here. Independent of the CRM. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => {
    const { ready, checks } = await getHealth();
    return respondHealth({ ready, draining: isDraining(), checks }, ready);
  },
});
