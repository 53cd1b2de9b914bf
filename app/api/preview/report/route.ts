import { route } from "@/lib/platform/http/route";
import { respondPreviewReport } from "@/lib/site/preview-report";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: respondPreviewReport });
