import { respondSandbox } from "@/lib/features/sandbox/run";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => respondSandbox(request),
});
