import { postCspReport } from "@/lib/http/csp-report";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: postCspReport });
