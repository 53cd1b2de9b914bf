import { route } from "@/lib/http/route";
import { serveGuideFile } from "@/lib/resources/serve-file";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: serveGuideFile });
