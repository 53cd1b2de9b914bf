import { startPreview } from "@/lib/content/prismic/preview/session";
import { route } from "@/lib/platform/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: startPreview, HEAD: null });
