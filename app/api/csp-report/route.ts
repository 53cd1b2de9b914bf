import { postCspReport } from "@/lib/platform/http/csp-report";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postCspReport });
