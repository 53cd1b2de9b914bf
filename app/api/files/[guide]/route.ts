import { serveGuideFile } from "@/lib/features/resources/serve-file";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveGuideFile });
