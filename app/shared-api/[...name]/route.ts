import { serveEndpoint } from "@/lib/content/endpoints/serve";
import { route } from "@/lib/platform/http/route";

export const { GET } = route({ GET: serveEndpoint });
