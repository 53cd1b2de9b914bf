import { route } from "@/lib/http/route";
import { reportPreview } from "@/lib/prismic/preview/report";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: reportPreview });
